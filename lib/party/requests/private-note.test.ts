import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { everything, type Failure, openNight } from "@/lib/testing/night";
import { eraseOldWords, KEPT_DAYS } from "./erase";

const SECRET = "only after the cake";

onBothEngines(() => {
  test("the DJs' note on a card is theirs alone, and is undone like every step", async () => {
    const night = await openNight();
    const guest = new Caller();
    const heard = await Listener.open(guest, `${night.url}/live?cursor=0`);
    const { id } = await night.asked({ title: "Zombie" });
    const noteOf = async () => (await night.djList()).body.requests[0]?.privateNote;
    const { body } = await night.change(id, { privateNote: SECRET });
    expect(body.step).toMatchObject({ verb: "noted", title: "Zombie" });
    expect(await noteOf()).toBe(SECRET);
    await night.step(id, { status: "accepted" }, { privateNote: "later" });
    expect(await noteOf()).toBe("later");
    await night.undo();
    expect(await noteOf()).toBe(SECRET);

    await heard.until(() => heard.raw.includes("undone"));
    const seen = [heard.raw, JSON.stringify((await night.list(guest)).body)];
    heard.close();
    expect(seen.join()).not.toMatch(/privateNote|cake/);
    await night.step(id, { privateNote: "" });
    expect(await noteOf()).toBeNull();
  });

  test("a note does not overwrite another DJ's that this one has not seen", async () => {
    const night = await openNight();
    const { id } = await night.asked();
    const { cursor } = (await night.djList()).body;
    await night.step(id, { privateNote: SECRET });
    const late = await night.dj.patch<Failure>(`/api/dj/requests/${id}?seen=${cursor}`, {
      privateNote: "now",
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ clashes: [{ step: { verb: "noted" } }] });
    // Deciding about the request contradicts no note.
    const accepted = await night.dj.patch(`/api/dj/requests/${id}?seen=${cursor}`, {
      status: "accepted",
    });
    expect(accepted.status).toBe(200);
  });

  test("notes are erased with the guests' words, and undo cannot bring them back", async () => {
    const night = await openNight({}, await signedUpDj());
    const { id } = await night.asked();
    await night.step(id, { privateNote: "ask Lena first" }, { privateNote: "other" });
    await night.set({ status: "closed" });
    await eraseOldWords(Date.now() + (KEPT_DAYS + 1) * 86_400_000);
    expect(JSON.stringify(await everything())).not.toContain("ask Lena");
    expect((await night.djList()).body.requests[0]?.privateNote).toBeNull();
  });
});
