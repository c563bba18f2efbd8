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

  test("reading a request's first backers costs the same with 5,000 backers", async () => {
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
});
