import type { Dj } from "@/lib/account/auth/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { openNight } from "@/lib/testing/night";
import { BEAT_MS, SILENT_MS } from "./rules";
import type { Presence, PresentDj } from "./schema";
import { notePresence } from "./service";

onBothEngines(() => {
  test("the DJs of an event see who else has its board open, and who has left within half a minute", async () => {
    const night = await openNight();
    const other = await openNight();
    const ben = await signedUpDj("Ben");
    const invited = await night.dj.post<{ token: string }>(`${night.djUrl}/invitations`, {
      role: "moderator",
    });
    await ben.post("/api/dj/invitations", { token: invited.body.token });
    const beat = async (dj = night.dj) =>
      (await dj.put<{ others: PresentDj[] }>(`${night.djUrl}/presence`, undefined)).body.others;

    expect(await beat()).toEqual([]);
    expect(await beat(ben)).toMatchObject([{ name: "Mika" }]);
    expect(await beat()).toMatchObject([{ name: "Ben" }]);
    // Neither the board of another event, nor the same DJ's on a second screen is somebody else.
    await other.dj.put(`${other.djUrl}/presence`, undefined);
    expect((await beat()).map(({ name }) => name)).toEqual(["Ben"]);

    const [stays] = await beat();
    const later = Date.now() + SILENT_MS + 1;
    expect(await notePresence(stays as Dj, night.id, later)).toMatchObject({ others: [] });
    expect(SILENT_MS + BEAT_MS).toBeLessThan(40_000);
  });

  test("each beat of a board tells how many guests there are by now", async () => {
    const night = await openNight();
    const count = async () =>
      (await night.dj.put<Presence>(`${night.djUrl}/presence`, undefined)).body.guests;
    expect(await count()).toBe(0);
    const { id } = await night.asked();
    await night.asked();
    await new Caller().post(`${night.url}/requests/${id}/backing`);
    expect(await count()).toBe(3);
  });
});
