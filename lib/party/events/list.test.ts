import { addAccount } from "@/lib/account/auth/accounts";
import { write } from "@/lib/db/client";
import { nightOfPage } from "@/lib/party/insights/page";
import { addMember } from "@/lib/party/members/service";
import { newAddress, PASSWORD } from "@/lib/testing/accounts";
import { signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { openNight } from "@/lib/testing/night";
import { EVENTS_PER_PAGE, type EventList } from "./list-schema";
import { MOST_EVENTS } from "./rules";
import { createEvent, eventOfPage, listEvents } from "./service";

jest.setTimeout(60_000);

onBothEngines(() => {
  test("a DJ's events come page by page, newest first, each once, with those shared among them", async () => {
    const dj = await signedUpDj();
    const shared = await openNight();
    const made = await shared.dj.post<{ token: string }>(`${shared.djUrl}/invitations`, {
      role: "moderator",
    });
    await dj.post("/api/dj/invitations", { token: made.body.token });
    const own: string[] = [];
    for (let night = 0; night <= EVENTS_PER_PAGE; night += 1) {
      const { body } = await dj.post<{ event: { id: string } }>("/api/dj/events", { name: "N" });
      own.push(body.event.id);
    }
    const page = async (query: string) => (await dj.get<EventList>(`/api/dj/events${query}`)).body;
    const [first, second] = [await page(""), await page("?page=2")];
    const told = { pageSize: EVENTS_PER_PAGE, pageCount: 2, total: EVENTS_PER_PAGE + 2 };
    expect([first, second]).toMatchObject([
      { page: 1, ...told },
      { page: 2, ...told },
    ]);
    const events = [...first.events, ...second.events];
    expect(new Set(events.map(({ id }) => id))).toEqual(new Set([...own, shared.id]));
    const ages = events.map(({ createdAt }) => createdAt);
    expect(ages).toEqual(ages.toSorted().reverse());
    expect(events.at(-1)).toMatchObject({ id: shared.id, role: "moderator" });
    expect((await page("?page=3")).events).toEqual([]);
    expect((await dj.get("/api/dj/events?page=0")).status).toBe(400);
  });

  test("pages read a DJ's newest events, and an older one where their address names it", async () => {
    const account = () => addAccount({ name: "Ana", email: newAddress(), password: PASSWORD });
    const [dj, host] = [await account(), await account()];
    const [shared, foreign] = [
      await createEvent(host, { name: "Shared" }),
      await createEvent(host, { name: "Foreign" }),
    ];
    await write((tx) => addMember(tx, { ...shared, ownerId: host.id }, dj, "moderator"));
    await Promise.all(Array.from({ length: MOST_EVENTS }, () => createEvent(dj, { name: "N" })));
    const events = await listEvents(dj);
    expect(events).toHaveLength(MOST_EVENTS);
    const found = (named?: string) => eventOfPage(dj, events, named);
    expect(events.map(({ id }) => id)).not.toContain(shared.id);
    expect(await found(shared.id)).toMatchObject({ id: shared.id, role: "moderator" });
    for (const id of [foreign.id, "\u0000", "nobody"]) expect(await found(id)).toBeUndefined();
    expect(await found(events[7]?.id)).toBe(events[7]);
    expect(await found()).toBe(events[0]);
    expect((await nightOfPage(dj, { night: shared.id }))?.events).toContainEqual(
      expect.objectContaining({ id: shared.id, name: "Shared" }),
    );
    const paused = { ...shared, role: "moderator", status: "paused" } as const;
    const drafts = events.map((event) => ({ ...event, status: "draft" as const }));
    expect(await eventOfPage(dj, [...drafts, paused], undefined)).toBe(paused);
  });

  test("those that run are listed apart: open, paused or to come, not those that are over", async () => {
    const dj = await signedUpDj();
    const create = (event: object) => dj.post("/api/dj/events", { name: "N", ...event });
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    await create({ name: "Open" });
    await create({ name: "Paused", status: "paused" });
    await create({ name: "To come", opensAt: at(48), closesAt: at(50) });
    await create({ name: "Draft", status: "draft" });
    await create({ name: "Closed", status: "closed" });
    await create({ name: "Over", opensAt: at(-9), closesAt: at(-5) });
    const { body } = await dj.get<EventList>("/api/dj/events?filter=running");
    expect(body.events.map(({ name }) => name).sort()).toEqual(["Open", "Paused", "To come"]);
    expect(body.total).toBe(3);
  });
});
