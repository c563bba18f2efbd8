import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { storage } from "@/lib/db/client";
import type { Ban } from "@/lib/party/admissions/schema";
import { QUEUE } from "@/lib/party/events/lanes";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { everything, type Night, openNight, requestRows, stepsTo } from "@/lib/testing/night";
import { eraseOldWords } from "./erase";
import { queueQuery } from "./list-queries";
import type { GuestList } from "./list-schema";
import { songRequest } from "./present";
import { compareRank } from "./rules";
import type { Backer } from "./schema";
import type { RequestStatus } from "./statuses";

const DAY_MS = 86_400_000;

onBothEngines(() => {
  let dj: Caller;
  beforeAll(async () => {
    dj = await signedUpDj();
  });

  async function titles(night: Night, query: string) {
    const { status, body } = await night.list(new Caller(), query);
    return status === 200 ? body.requests.map(({ title }) => title).sort() : status;
  }

  describe("an event with requests of every status", () => {
    let night: Night;
    const states = ["accepted", "pending", "pending", "played", "declined", "playing"] as const;
    beforeAll(async () => {
      night = await openNight({}, dj);
      for (const state of ["played", ...states] as const) {
        const { id } = await night.asked();
        await night.step(id, ...stepsTo[state]);
      }
    });

    test.each([
      ["all", 7],
      ["pending", 2],
      ["accepted", 1],
      ["playing", 1],
      ["played", 2],
      ["declined", 1],
      ["mine", 0],
    ] as const)(
      "the filter %s shows its %i requests to guests and to the DJ",
      async (filter, total) => {
        const { body } = await night.list(new Caller(), `filter=${filter}`);
        expect([body.total, body.counts[filter], body.requests.length]).toEqual([
          total,
          total,
          total,
        ]);
        const states = new Set(body.requests.map(({ status }) => status));
        if (filter !== "all" && total > 0) expect([...states]).toEqual([filter]);
        if (filter === "mine") return;
        const ours = (await night.djList(`filter=${filter}`)).body;
        expect(ours.requests.map(({ id }) => id)).toEqual(body.requests.map(({ id }) => id));
      },
    );

    test("without a filter both lists show every request", async () => {
      for (const { body } of [await night.list(new Caller()), await night.djList()]) {
        expect(body.total).toBe(7);
      }
    });

    test("pages have no gaps and no duplicates, at any page size", async () => {
      const whole = (await night.list(new Caller())).body.requests.map(({ id }) => id);
      for (const pageSize of [1, 2, 3, 50]) {
        const pageCount = Math.ceil(7 / pageSize);
        const ids: string[] = [];
        for (let page = 1; page <= pageCount + 1; page += 1) {
          const { body } = await night.list(new Caller(), `page=${page}&pageSize=${pageSize}`);
          expect(body).toMatchObject({ page, pageSize, pageCount, total: 7 });
          ids.push(...body.requests.map(({ id }) => id));
        }
        expect(ids).toEqual(whole);
      }
    });

    test.each(["page=0", "page=-1", "page=1.5", "page=", "pageSize=51", "pageSize=0", "filter=x"])(
      "a list query with %s is refused",
      async (query) => {
        expect((await night.list(new Caller(), query)).status).toBe(400);
      },
    );
  });

  describe("an event with songs in many scripts", () => {
    let night: Night;
    beforeAll(async () => {
      night = await openNight({}, dj);
      for (const [title, artist] of [
        ["Señorita", "Shawn Mendes"],
        ["100% Pure", "Crystal"],
        ["1000 Pure", "Crystal"],
        ["under_score", "A\\B"],
        ["underXscore", "AB"],
        ["نور العين", "عمرو دياب"],
        ["Группа крови", "Кино"],
        ["月亮代表我的心", "邓丽君"],
      ]) {
        await night.asked({ title: title ?? "", artist: artist ?? "", name: "Zoë Table 9" });
      }
    });

    test.each([
      ["SENORITA", ["Señorita"]],
      ["shawn", ["Señorita"]],
      ["0%", ["100% Pure"]],
      ["r_s", ["under_score"]],
      ["a\\b", ["under_score"]],
      ["العَين", ["نور العين"]],
      ["КРОВИ", ["Группа крови"]],
      ["代表", ["月亮代表我的心"]],
      ["pure", ["100% Pure", "1000 Pure"]],
      ["'; drop table requests; --", []],
    ])("searching for %s finds %j", async (search, found) => {
      expect(await titles(night, String(new URLSearchParams({ search })))).toEqual(found);
    });

    test("a search has a total and pages like any list", async () => {
      const { body } = await night.list(new Caller(), "search=pure&pageSize=1&page=2");
      expect(body).toMatchObject({ total: 2, pageCount: 2, counts: { all: 2, pending: 2 } });
      expect(body.requests).toHaveLength(1);
    });

    test("a DJ finds requests by a backer's name, guests do not", async () => {
      expect((await night.djList("search=zoe")).body.total).toBe(8);
      expect(await titles(night, "search=zoe")).toEqual([]);
    });

    test("a guest sees suggestions of tonight's songs that match what they type", async () => {
      const { body } = await new Caller().get<{ songs: { title: string }[] }>(
        `${night.url}/songs?search=pure`,
      );
      expect(body.songs.map(({ title }) => title).sort()).toEqual(["100% Pure", "1000 Pure"]);
    });
  });

  test("the DJ's list tells the queue from what is planned for later, a guest's does not", async () => {
    const night = await openNight({}, dj);
    const all = [await night.asked(), await night.asked(), await night.asked()];
    await night.step(all[0]?.id ?? "", { status: "accepted" });
    await night.step(all[1]?.id ?? "", { status: "accepted", lane: "Peak" });
    const found = async (filter: string) => {
      const { counts, total, requests } = (await night.djList(`filter=${filter}`)).body;
      return { counts: [counts.queue, counts.later], total, ids: requests.map(({ id }) => id) };
    };
    expect(await found("queue")).toEqual({ counts: [1, 1], total: 1, ids: [all[0]?.id] });
    expect(await found("later")).toEqual({ counts: [1, 1], total: 1, ids: [all[1]?.id] });
    expect((await night.list(new Caller(), "filter=later")).status).toBe(400);
  });

  test("a search brings along the backer who said it, however many spoke before", async () => {
    const night = await openNight({}, dj);
    for (let index = 1; index <= 12; index += 1) {
      const words = index === 12 ? { message: "for Zoë" } : {};
      await night.asked({ title: "Zombie", name: `Guest ${index}`, ...words });
    }
    const peopleIn = async (query: string) => (await night.djList(query)).body.requests[0]?.people;
    expect(await peopleIn("search=zombie")).not.toContainEqual(
      expect.objectContaining({ message: "for Zoë" }),
    );
    const people = await peopleIn("search=zoe");
    expect(people).toHaveLength(10);
    expect(people).toContainEqual(
      expect.objectContaining({ name: "Guest 12", message: "for Zoë" }),
    );
  });

  test("a search counts what each filter finds, for the DJ and for guests", async () => {
    const night = await openNight({}, dj);
    const asked = async (title: string) => (await night.asked({ title, name: "Lea" })).id;
    await night.step(await asked("Blue Monday"), { status: "accepted", lane: "Peak" });
    await asked("Blue Velvet");
    await asked("Red Red Wine");
    const { counts } = (await night.djList("search=blue&filter=pending")).body;
    expect(counts).toMatchObject({ all: 2, pending: 1, accepted: 1, queue: 0, later: 1 });
    expect((await night.djList("search=lea")).body.counts.all).toBe(3);
    const guest = new Caller();
    await night.ask(guest, { title: "Blue" });
    const seen = (await night.list(guest, "search=blue")).body.counts;
    expect(seen).toMatchObject({ all: 3, pending: 2, mine: 1 });
  });

  test("the DJ orders what waits by votes, or by age", async () => {
    const night = await openNight({}, dj);
    const ids: string[] = [];
    for (const title of ["First", "Second", "Third"]) ids.push((await night.asked({ title })).id);
    const [first = "", second = "", third = ""] = ids;
    await night.asked({ title: "Second" });
    const order = async (query: string) =>
      (await night.djList(`filter=pending${query}`)).body.requests.map(({ id }) => id);
    expect(await order("")).toEqual([second, first, third]);
    expect(await order("&sort=newest")).toEqual([third, second, first]);
    expect(await order("&sort=oldest")).toEqual([first, second, third]);
  });

  test("the DJ's queue arrives whole, however long it is", async () => {
    const night = await openNight({}, dj);
    for (let number = 1; number <= 51; number += 1) {
      await night.step((await night.asked()).id, { status: "accepted" });
    }
    const query = new URLSearchParams(
      Object.entries(queueQuery).map(([key, value]) => [key, `${value}`]),
    );
    expect((await night.djList(String(query))).body.requests).toHaveLength(51);
  });

  test("a guest sees the place and the wait of their own requests only", async () => {
    const night = await openNight({}, dj);
    const all = [await night.asked(), await night.asked(), await night.asked()];
    for (const { id } of all) await night.step(id, { status: "accepted" });
    const [first, , last] = all;
    await night.step(first?.id ?? "", { status: "playing" });
    const { body } = await night.list(last?.guest ?? new Caller());
    const seen = body.requests.map(({ mine, place }) => [mine, place]);
    expect(seen).toEqual([
      [false, null],
      [false, null],
      [true, 2],
    ]);
    const wait = body.requests[2]?.waitSeconds ?? 0;
    expect(wait).toBeGreaterThan(410);
    expect(wait).toBeLessThanOrEqual(420);
    await night.step(last?.id ?? "", { pinned: true });
    expect((await night.list(last?.guest ?? new Caller())).body.requests[1]?.place).toBe(1);
  });

  test("after any sequence of changes, counters match the rows and lists are in order", async () => {
    const operation = fc.record({
      kind: fc.constantFrom(
        "ask",
        "ask",
        "ask",
        "back",
        "leave",
        "accepted",
        "accepted",
        "declined",
        "playing",
        "played",
        "pending",
        "park",
        "pin",
        "first",
        "undo",
        "undo",
        "merge",
        "split",
        "mute",
        "lift",
        "letIn",
      ),
      one: fc.nat(19),
      other: fc.nat(19),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: 10, maxLength: 60 }),
        async (operations) => {
          const night = await openNight({}, dj);
          const guests = Array.from({ length: 4 }, () => new Caller());
          for (const { kind, one, other } of operations) {
            await act(night, guests, kind, one, other);
          }
          await expectInOrder(night, guests);
        },
      ),
      { numRuns: 12, interruptAfterTimeLimit: 20_000 },
    );
  }, 40_000);

  test("nothing a guest can read contains other guests' names or messages", async () => {
    const night = await openNight({}, dj);
    const secretName = `Name${randomUUID()}`;
    const secretWords = `Words${randomUUID()}`;
    const { id, guest } = await night.asked({
      title: "Zombie",
      name: secretName,
      message: secretWords,
    });
    await night.step(id, ...stepsTo.playing);
    const reader = new Caller();
    const texts = [
      await reader.get(night.url),
      await night.list(reader),
      await night.ask(reader, { title: "Zombie", message: "mine" }),
      await reader.get(`${night.url}/songs?search=zom`),
      await night.list(reader, "filter=mine"),
      await reader.post(`${night.url}/requests/${id}/backing`),
      await reader.delete(`${night.url}/requests/${id}/backing`),
    ].map(({ body }) => JSON.stringify(body));
    const ids = [guest, reader].map(({ cookies }) => cookies.get("guest")?.split(".")[0] ?? "none");
    for (const text of texts) {
      for (const word of [secretName, secretWords, ...ids, "guestId", "people", "ownerId"]) {
        expect(text).not.toContain(word);
      }
    }
    expect(JSON.stringify((await night.list(guest)).body)).toContain(secretWords);
  });

  test("names and messages are erased 30 days after the event closes, and again if it reopens", async () => {
    const night = await openNight({}, dj);
    const { id } = await night.asked({ name: "Ann", message: "for mum" });
    await night.set({ status: "closed" });
    const people = async () =>
      (await night.djList("filter=all")).body.requests.flatMap((r) => r.people);
    await eraseOldWords(Date.now() + 29 * DAY_MS);
    expect(await people()).toMatchObject([{ name: "Ann", message: "for mum" }]);
    await eraseOldWords(Date.now() + 31 * DAY_MS);
    expect(await people()).toMatchObject([{ name: null, message: null }]);
    expect((await night.djList("search=ann")).body.total).toBe(0);
    expect((await night.djList()).body.requests[0]?.id).toBe(id);

    await night.set({ status: "open" });
    await night.asked({ name: "Bo" });
    await night.set({ status: "closed" });
    await eraseOldWords(Date.now() + 31 * DAY_MS);
    expect((await people()).map(({ name }) => name)).toEqual([null, null]);
  });

  test("closing a closed event again does not keep names any longer", async () => {
    const night = await openNight({}, dj);
    await night.set({ status: "closed" });
    const { events } = await everything();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await night.set({ status: "closed", name: "The same night" });
    const closedAt = (rows: object[] = []) =>
      rows.flatMap((row) => ("closedAt" in row ? [row.closedAt] : []));
    expect(closedAt((await everything()).events)).toEqual(closedAt(events));
  });

  test("a name that a DJ adds after the erasure is not stored", async () => {
    const night = await openNight({}, dj);
    await night.asked({ title: "Zombie" });
    await night.set({ status: "closed" });
    await eraseOldWords(Date.now() + 31 * DAY_MS);
    for (const title of ["Zombie", "Linger"]) {
      const body = { id: randomUUID(), title, name: "Table 4", message: "late" };
      expect((await dj.post(`${night.djUrl}/requests`, body)).status).toBeLessThan(202);
    }
    expect(JSON.stringify((await everything()).backers)).not.toMatch(/Table 4|table 4|late/);
  });

  test("deleting an event deletes everything in it", async () => {
    const night = await openNight({}, dj);
    await night.asked();
    expect((await dj.delete(night.djUrl)).status).toBe(204);
    expect((await dj.get(night.djUrl)).status).toBe(404);
    const { requests, submissions, changes } = await everything();
    const left = [requests, submissions, changes]
      .flat()
      .filter((row) => JSON.stringify(row).includes(night.id));
    expect(left).toEqual([]);
  });
});

/** Performs one random action. The server may refuse it, but only with a defined error. */
async function act(night: Night, guests: Caller[], kind: string, one: number, other: number) {
  const rows = await requestRows(night.id);
  const row = rows[one % Math.max(1, rows.length)];
  const into = rows[other % Math.max(1, rows.length)];
  const guest = guests[other % guests.length] ?? new Caller();
  const id = row?.id ?? "none";
  const url = `${night.url}/requests/${id}/backing`;
  const acts: Record<string, () => Promise<{ status: number }>> = {
    ask: () => night.ask(guest, { title: `Song ${one}` }),
    back: () => guest.post(url),
    leave: () => guest.delete(url),
    park: () => night.change(id, { lane: other % 2 ? "Peak" : "queue" }),
    pin: () => night.change(id, { pinned: other % 3 > 0 }),
    first: () => night.change(id, { after: other % 2 ? null : (into?.id ?? null) }),
    undo: () => night.undo(),
    mute: () => decideAbout(night, id, "muted"),
    lift: () => decideAbout(night, id, null),
    letIn: () => night.change(id, { apart: false }),
    merge: () => night.dj.post(`/api/dj/requests/${id}/merge`, { into: into?.id ?? "none" }),
    split: async () => {
      const { reader } = await storage();
      const backer = await reader
        .selectFrom("backers")
        .select("id")
        .where("requestId", "=", id)
        .executeTakeFirst();
      return night.dj.post(`/api/dj/requests/${id}/split`, { backerId: backer?.id ?? "none" });
    },
  };
  const { status } = await (acts[kind] ?? (() => night.change(id, { status: kind })))();
  expect([200, 201, 404, 409]).toContain(status);
}

/** Mutes the first guest behind a request, or lifts that. */
async function decideAbout(night: Night, id: string, ban: Ban) {
  const path = `/api/dj/requests/${id}/backers`;
  const { body } = await night.dj.get<{ people?: Backer[] }>(path);
  const guest = body.people?.[0]?.guest ?? "none";
  return night.dj.put(`${night.djUrl}/guests/${guest}/ban`, { ban });
}

async function expectInOrder(night: Night, guests: Caller[]) {
  const rows = await requestRows(night.id);
  const there = rows.filter(({ status }) => status !== "withdrawn");
  const shown = there.filter(({ apart }) => apart === 0).map(songRequest);
  const count = (status: RequestStatus) => shown.filter((row) => row.status === status).length;
  const counts = {
    all: shown.length,
    pending: count("pending"),
    accepted: count("accepted"),
    queue: shown.filter((row) => row.status === "accepted" && row.lane === QUEUE).length,
    later: shown.filter((row) => row.status === "accepted" && row.lane !== QUEUE).length,
    playing: count("playing"),
    played: count("played"),
    declined: count("declined"),
    apart: there.filter(({ apart, status }) => apart === 1 && status === "pending").length,
  };
  const { body } = await night.djList("filter=all&pageSize=50");
  expect(body.counts).toEqual(counts);
  expect(body.requests.map(({ id }) => id)).toEqual(shown.sort(compareRank).map(({ id }) => id));
  expect(counts.playing).toBeLessThanOrEqual(1);
  expect(shown.filter(({ pinned }) => pinned).length).toBeLessThanOrEqual(1);
  for (const request of body.requests)
    expect(request.people).toHaveLength(Math.min(request.backers, 10));
  for (const guest of guests) await expectMine(await night.list(guest, "filter=mine&pageSize=50"));
  await expectApart(night, guests, there.length - shown.length);
}

/** What is apart is on the lists of its own guests, and on nobody else's. */
async function expectApart(night: Night, guests: Caller[], apart: number) {
  const listed = await night.list(new Caller(), "pageSize=50");
  const seen = await Promise.all(guests.map((guest) => night.list(guest, "pageSize=50")));
  for (const { body } of seen) expect(body.requests).toHaveLength(body.counts.all);
  const more = seen.map(({ body }) => body.counts.all - listed.body.counts.all);
  expect(more.reduce((sum, own) => sum + own, 0)).toBe(apart);
}

function expectMine({ body }: { body: GuestList }) {
  expect(body.requests).toHaveLength(body.counts.mine);
  expect(body.requests.every(({ mine }) => mine)).toBe(true);
}
