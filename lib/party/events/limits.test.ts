import type { DjEvent } from "@/lib/party/events/schema";
import { MOST_INVITATIONS } from "@/lib/party/invitations/schema";
import { signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, openNight } from "@/lib/testing/night";
import { MOST_EVENTS } from "./rules";

jest.setTimeout(60_000);

onBothEngines(() => {
  test("a DJ has so many events and no more, until one is deleted", async () => {
    const dj = await signedUpDj();
    const create = () =>
      dj.post<{ event: DjEvent } & Failure>("/api/dj/events", { name: "A night" });
    let last = await create();
    for (let count = 1; count < MOST_EVENTS; count += 1) last = await create();
    expect(last.status).toBe(201);
    const refused = await create();
    expect([refused.status, refused.body.error.code]).toEqual([409, "too_many"]);
    await dj.delete(`/api/dj/events/${last.body.event.id}`);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await create()).status),
    );
    expect(statuses.sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  test("an event has so many open invitations and no more, until one is withdrawn", async () => {
    const { dj, djUrl } = await openNight();
    const invite = () =>
      dj.post<{ invitation: { id: string } } & Failure>(`${djUrl}/invitations`, { role: "co_dj" });
    let last = await invite();
    for (let count = 1; count < MOST_INVITATIONS; count += 1) last = await invite();
    const refused = await invite();
    expect([refused.status, refused.body.error.code]).toEqual([409, "too_many"]);
    await dj.delete(`${djUrl}/invitations/${last.body.invitation.id}`);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await invite()).status),
    );
    expect(statuses.sort()).toEqual([201, ...Array(7).fill(409)]);
  });
});
