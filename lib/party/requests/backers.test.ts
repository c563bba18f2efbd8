import { sql } from "kysely";
import { database, storage, write } from "@/lib/db/client";
import { Caller } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight, stepsTo } from "@/lib/testing/night";
import { addBacker, backersOf } from "./backers";
import { BACKERS_PER_PAGE } from "./list-queries";
import type { BackersPage } from "./list-schema";
import { BACKERS_SHOWN, type GuestRequest } from "./schema";

const GUESTS = BACKERS_PER_PAGE + 5;

onBothEngines((_, opened) => {
  test("a request contains its first backers, those with words first, and the rest by page", async () => {
    const night = await openNight();
    const words = new Map([
      [0, { name: "Ann" }],
      [40, { message: "For grandma" }],
    ]);
    for (let guest = 0; guest < GUESTS; guest += 1) {
      await night.ask(new Caller(), { title: "One More Time", ...words.get(guest) });
    }
    const [request] = (await night.djList()).body.requests;
    expect(request?.backers).toBe(GUESTS);
    expect(request?.people).toHaveLength(BACKERS_SHOWN);
    expect(request?.people).toMatchObject(
      Array.from(
        { length: BACKERS_SHOWN },
        (_, place) => [...words.values()][place] ?? { name: null },
      ),
    );

    const url = `/api/dj/requests/${request?.id}/backers`;
    const first = (await night.dj.get<BackersPage>(url)).body;
    const second = (await night.dj.get<BackersPage>(`${url}?page=2`)).body;
    expect(first).toMatchObject({ page: 1, pageCount: 2, total: GUESTS });
    expect(first.people.slice(0, BACKERS_SHOWN)).toEqual(request?.people);
    const ids = [...first.people, ...second.people].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([GUESTS, GUESTS]);
    expect((await night.dj.get(`${url}?page=0`)).status).toBe(400);
  });

  test("reading a request's first backers reads no more rows with 5,000 backers", async () => {
    const night = await openNight();
    const { id } = await night.asked();
    const at = new Date().toISOString();
    const backers = Array.from({ length: 5000 }, (_, guest) => ({
      requestId: id,
      eventId: night.id,
      guestId: `${id} ${guest}`,
      asked: false,
      at,
    }));
    await write(async (tx) => {
      for (const backer of backers) await addBacker(tx, backer);
    });
    await sql`analyze`.execute((await storage()).writer);

    const source = await database();
    const cost = await costOf(opened().url, async () => {
      expect((await backersOf(source, [{ id, apart: 0 }])).get(id)).toHaveLength(BACKERS_SHOWN);
    });
    // The second tells who is banned or trusted: nobody.
    expect(cost).toEqual({ statements: 2, rows: BACKERS_SHOWN });
  }, 30_000);

  test("each request of a list has its own backers", async () => {
    const night = await openNight();
    for (const name of ["Ann", "Ben", "Cem"]) await night.asked({ title: `Song of ${name}`, name });
    const { requests } = (await night.djList()).body;
    expect(requests.map(({ title, people }) => [title, people.map(({ name }) => name)])).toEqual([
      ["Song of Ann", ["Ann"]],
      ["Song of Ben", ["Ben"]],
      ["Song of Cem", ["Cem"]],
    ]);
  });

  test.each([
    ["the night is over", (night: Night) => night.set({ status: "closed" })],
    ["the song has played", (night: Night, id: string) => night.step(id, ...stepsTo.played)],
    ["nobody may vote", (night: Night) => night.set({ settings: { votes: false } })],
  ])("a vote whose answer was lost is answered again, although %s by now", async (_, decide) => {
    const night = await openNight();
    const { id } = await night.asked();
    const [guest, late] = [new Caller(), new Caller()];
    const vote = (who: Caller) =>
      who.post<{ request: GuestRequest }>(`${night.url}/requests/${id}/backing`);
    expect((await vote(guest)).status).toBe(200);
    await decide(night, id);
    const { status, body } = await vote(guest);
    expect([status, body.request.backers]).toEqual([200, 2]);
    expect((await vote(late)).status).toBeGreaterThanOrEqual(403);
  });
});
