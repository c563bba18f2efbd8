import { database, write } from "@/lib/db/client";
import { Caller } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { openNight } from "@/lib/testing/night";
import { addBacker, backersOf } from "./backers";
import { BACKERS_PER_PAGE, type BackersPage } from "./list-schema";
import { BACKERS_SHOWN } from "./schema";

const GUESTS = BACKERS_PER_PAGE + 5;

onBothEngines(() => {
  test("a card brings the first of its people, those who wrote leading, and the rest by page", async () => {
    const night = await openNight();
    const words = new Map([
      [0, { name: "Ann" }],
      [40, { message: "For grandma" }],
    ]);
    for (let guest = 0; guest < GUESTS; guest += 1) {
      await night.ask(new Caller(), { title: "One More Time", ...words.get(guest) });
    }
    const [card] = (await night.djList()).body.requests;
    expect(card?.backers).toBe(GUESTS);
    expect(card?.people).toHaveLength(BACKERS_SHOWN);
    expect(card?.people).toMatchObject(
      Array.from(
        { length: BACKERS_SHOWN },
        (_, place) => [...words.values()][place] ?? { name: null },
      ),
    );

    const url = `/api/dj/requests/${card?.id}/backers`;
    const first = (await night.dj.get<BackersPage>(url)).body;
    const second = (await night.dj.get<BackersPage>(`${url}?page=2`)).body;
    expect(first).toMatchObject({ page: 1, pageCount: 2, total: GUESTS });
    expect(first.people.slice(0, BACKERS_SHOWN)).toEqual(card?.people);
    const ids = [...first.people, ...second.people].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([GUESTS, GUESTS]);
    expect((await night.dj.get(`${url}?page=0`)).status).toBe(400);
  });

  test("the people that come with a card cost the same when there are 5,000 of them", async () => {
    const night = await openNight();
    const [{ id: few }, { id: many }] = [await night.asked(), await night.asked()];
    const at = new Date().toISOString();
    const guests = (count: number, requestId: string) =>
      Array.from({ length: count }, (_, guest) => {
        const guestId = `${requestId} ${guest}`;
        return write((tx) => addBacker(tx, { requestId, eventId: night.id, guestId, at }));
      });
    await Promise.all([...guests(BACKERS_SHOWN, few), ...guests(5000, many)]);

    const source = await database();
    const cost = (id: string) =>
      costOf(async () =>
        expect((await backersOf(source, [id])).get(id)).toHaveLength(BACKERS_SHOWN),
      );
    expect(await cost(many)).toBeLessThan((await cost(few)) * 3);
  }, 30_000);

  test("each card of a list keeps its own people", async () => {
    const night = await openNight();
    for (const name of ["Ann", "Ben", "Cem"]) await night.asked({ title: `Song of ${name}`, name });
    const { requests } = (await night.djList()).body;
    expect(requests.map(({ title, people }) => [title, people.map(({ name }) => name)])).toEqual([
      ["Song of Ann", ["Ann"]],
      ["Song of Ben", ["Ben"]],
      ["Song of Cem", ["Cem"]],
    ]);
  });
});
