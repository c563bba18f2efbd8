import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import { mostLoved } from "./rules";
import { getRecap } from "./service";

const DAY_MS = 86_400_000;

onBothEngines(() => {
  let dj: Caller;
  let night: Night;
  const guest = new Caller();
  const other = new Caller();

  const idOf = async (caller: Caller) => {
    await caller.get(night.url);
    return [...caller.cookies].find(([name]) => name === "guest")?.[1].split(".")[0] ?? "";
  };

  beforeAll(async () => {
    dj = await signedUpDj();
    night = await openNight({}, dj);
    for (const [title, by] of [
      ["One", guest],
      ["Two", other],
      ["Three", other],
    ] as const) {
      const { body } = await night.ask(by, { title, artist: "A" });
      const { id } = body.request;
      await night.step(id, { status: "accepted" });
      await night.step(id, { status: "playing" });
      if (title === "Two") {
        for (const one of [guest, other]) {
          await one.send("PUT", `${night.url}/requests/${id}/heart`);
        }
      }
      await night.step(id, { status: "played" });
    }
    await night.ask(other, { title: "Never played" });
  });

  test("before it closes, a night has no recap", async () => {
    expect(await getRecap(night.code, await idOf(guest))).toBeNull();
    const { status, body } = await guest.get<Failure>(`${night.url}/recap`);
    expect([status, body.error.code]).toEqual([404, "not_found"]);
  });

  test("a night that has closed tells its songs in order, and a guest what was theirs and what they loved", async () => {
    await night.set({ status: "closed" });
    const recap = await getRecap(night.code, await idOf(guest));
    expect(recap?.songs).toMatchObject([
      { title: "One", mine: true, loved: false, hearts: 0 },
      { title: "Two", mine: false, loved: true, hearts: 2 },
      { title: "Three", mine: false, loved: false, hearts: 0 },
    ]);
    expect(mostLoved(recap?.songs ?? []).map(({ title }) => title)).toEqual(["Two"]);
    const stranger = await getRecap(night.code, await idOf(new Caller()));
    expect(stranger?.songs.filter(({ mine, loved }) => mine || loved)).toEqual([]);
  });

  test("the list to keep has times, titles and marks, and no name", async () => {
    const saved = await guest.open("GET", `${night.url}/recap`);
    expect(saved.headers.get("content-disposition")).toMatch(/filename="lena-and-omar-.*\.txt"/);
    const text = await saved.text();
    expect(text).toMatch(
      /\d\d:\d\d {2}One – A \*\n\d\d:\d\d {2}Two – A ♥\n\d\d:\d\d {2}Three – A\n$/,
    );
  });

  test("it is kept for thirty days, as names and messages are", async () => {
    const id = await idOf(guest);
    const recap = await getRecap(night.code, id);
    const left = Date.parse(recap?.keptUntil ?? "") - Date.now();
    expect(left / DAY_MS).toBeCloseTo(30, 1);
    expect(await getRecap(night.code, id, Date.now() + 29 * DAY_MS)).not.toBeNull();
    expect(await getRecap(night.code, id, Date.now() + 31 * DAY_MS)).toBeNull();
  });
});
