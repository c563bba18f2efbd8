import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { type Night, openNight } from "@/lib/testing/night";
import { recordEverything } from "@/lib/testing/recorder";
import { BURST_SECONDS, burstOf } from "./burst";
import { eraseOldWords, KEPT_DAYS } from "./erase";
import type { BackersPage } from "./list-schema";

test("a burst is the most guests from one place that any ten seconds hold", () => {
  const vote = fc.record({ place: fc.constantFrom("bar", "home"), at: fc.nat(40_000) });
  fc.assert(
    fc.property(fc.array(vote, { maxLength: 40 }), (given) => {
      const votes = given.toSorted((a, b) => a.at - b.at);
      const within = ({ place, at }: (typeof votes)[number]) =>
        votes.filter(
          (other) =>
            other.place === place && other.at <= at && other.at >= at - BURST_SECONDS * 1000,
        ).length;
      const most = Math.max(0, ...votes.map(within));
      expect(burstOf(votes)).toBe(most < 5 ? 0 : most);
    }),
  );
});

const { leaksOf } = recordEverything();

const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

async function vote(night: Night, id: string, address: string, guest = new Caller()) {
  const { status } = await guest.send("POST", `${night.url}/requests/${id}/backing`, from(address));
  expect(status).toBe(200);
  return guest;
}

/** Asks as a new guest, as the form sends it. */
async function ask(night: Night, title: string, address: string) {
  const song = { body: { id: randomUUID(), title }, ...from(address) };
  const guest = new Caller();
  const { status } = await guest.send("POST", `${night.url}/requests`, song);
  expect([200, 201]).toContain(status);
  return guest;
}

async function burstAt({ dj }: Night, id: string) {
  return (await dj.get<BackersPage>(`/api/dj/requests/${id}/backers`)).body.burst;
}

async function times(count: number, work: () => Promise<unknown>) {
  for (let time = 0; time < count; time += 1) await work();
}

onBothEngines((_, opened) => {
  const placesStored = async () => {
    const rows = await opened().storage.reader.selectFrom("backers").select("place").execute();
    return rows.flatMap(({ place }) => place ?? []);
  };

  test("votes of guests who did nothing else, from one address within seconds, are told to the DJ", async () => {
    const night = await openNight();
    const { id } = await night.asked();
    // A guest who asks for a song is no stranger, before or after the vote, nor is one who comes from elsewhere.
    for (const hasAsked of [true, false]) {
      const guest = new Caller();
      if (hasAsked) await night.ask(guest);
      await vote(night, id, "198.51.100.7", guest);
      if (!hasAsked) await night.ask(guest);
    }
    // Neither are friends at one table who vote for several songs.
    const { id: another } = await night.asked();
    await times(5, async () => {
      const guest = await vote(night, id, "198.51.100.7");
      await vote(night, another, "198.51.100.7", guest);
    });
    await times(2, () => vote(night, id, "203.0.113.9"));
    await times(4, () => vote(night, id, "198.51.100.7"));
    expect(await burstAt(night, id)).toBe(0);
    await times(8, () => vote(night, id, "198.51.100.7"));
    expect(await burstAt(night, id)).toBe(12);
    // Neighbours of one network are one place; another event has another name for it.
    const other = await openNight({}, night.dj);
    const { id: there } = await other.asked();
    for (const end of ["1", "2", "3", "4", "5"]) await vote(other, there, `2001:db8::${end}`);
    await times(5, () => vote(other, there, "198.51.100.7"));
    expect(await burstAt(other, there)).toBe(5);
    const backers = opened().storage.reader.selectFrom("backers").select(["asked", "place"]);
    const from = (await backers.execute()).flatMap(({ asked, place }) => (asked ? [] : place));
    expect(new Set(from).size).toBe(4);
  });

  test("guests who ask for one song and nothing else, from one address within seconds, are told like those who vote", async () => {
    const night = await openNight();
    const first = await ask(night, "Zombie", "198.51.100.7");
    const [{ id = "" } = {}] = (await night.djList()).body.requests;
    await times(2, () => ask(night, "zombie (Radio Edit)", "198.51.100.7"));
    await times(2, () => vote(night, id, "198.51.100.7"));
    await ask(night, "Zombie", "203.0.113.9");
    expect(await burstAt(night, id)).toBe(5);
    // The same song once more is nothing else, and another one is.
    await night.ask(first, { title: "Zombie" });
    expect(await burstAt(night, id)).toBe(5);
    await night.ask(first, { title: "Linger" });
    expect(await burstAt(night, id)).toBe(0);
  });

  test("the mark goes along when requests are merged and split, and comes back with undo", async () => {
    const night = await openNight();
    const [{ id }, { id: into }] = [await night.asked(), await night.asked()];
    await times(6, () => vote(night, id, "198.51.100.7"));
    await night.dj.post(`/api/dj/requests/${id}/merge`, { into });
    expect([await burstAt(night, id), await burstAt(night, into)]).toEqual([0, 6]);
    await night.undo();
    expect([await burstAt(night, id), await burstAt(night, into)]).toEqual([6, 0]);
    const { body } = await night.dj.get<BackersPage>(`/api/dj/requests/${id}/backers`);
    await night.dj.post(`/api/dj/requests/${id}/split`, { backerId: body.people.at(-1)?.id });
    expect(await burstAt(night, id)).toBe(5);
    await night.undo();
    expect(await burstAt(night, id)).toBe(6);
  });

  test("no guest is ever told, and it is erased with the names", async () => {
    const night = await openNight();
    const { guest, id } = await night.asked();
    const live = await Listener.open(guest, `${night.url}/live`);
    await times(6, () => vote(night, id, "198.51.100.7"));
    await live.until(() => live.events.length >= 6);
    for (const path of ["", "/requests", "/requests?filter=mine"]) {
      await guest.get(`${night.url}${path}`);
    }
    await guest.delete(`${night.url}/requests/${id}/backing`);
    const places = await placesStored();
    expect(places.length).toBeGreaterThan(0);
    expect(leaksOf([...places, '"burst"', '"place":"'])).toEqual([]);
    for (const word of [...places, "burst"]) expect(live.raw).not.toContain(word);
    await night.dj.get(`/api/dj/requests/${id}/backers`);
    expect(leaksOf(['"burst"'])).toEqual([`GET /api/dj/requests/${id}/backers`]);

    await night.set({ status: "closed" });
    await eraseOldWords(Date.now() + (KEPT_DAYS + 1) * 86_400_000);
    expect(await burstAt(night, id)).toBe(0);
  });
});
