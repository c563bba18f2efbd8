import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight } from "@/lib/testing/night";
import type { Suggestion, Suggestions } from "./schema";

onBothEngines(() => {
  let night: Night;
  beforeAll(async () => {
    night = await openNight();
    await night.asked({ title: "Bohemian Rhapsody", artist: "Queen" });
    await night.asked({ title: "Zombie", artist: "The Cranberries" });
    await night.asked({ title: "100%_\\", artist: "A" });
  });

  async function titles(search: string) {
    const query = new URLSearchParams({ search });
    const { body } = await new Caller().get<{ songs: Suggestion[] }>(`${night.url}/songs?${query}`);
    return body.songs.map(({ title }) => title);
  }

  test.each([
    ["zombie", ["Zombie"]],
    ["zobmie", ["Zombie"]],
    ["zombie cranberries", ["Zombie"]],
    ["bohemain", ["Bohemian Rhapsody"]],
    ["bohemian rapsody", ["Bohemian Rhapsody"]],
    ["dancing", []],
    ["100%_\\", ["100%_\\"]],
    ["%%%", []],
  ])("%j suggests %j", async (search, expected) => {
    expect(await titles(search)).toEqual(expected);
  });

  async function suggestions(search: string, night: Night, path = night.url, by = new Caller()) {
    const { body } = await by.get<Suggestions>(`${path}/songs?search=${search}`);
    return body.songs;
  }

  test("each suggestion says whether it still fits before the closing time", async () => {
    const busy = await openNight({});
    const ids: string[] = [];
    for (const title of ["Soon", "Sooner", "Soonest"]) ids.push((await busy.asked({ title })).id);
    // Two songs of unknown length fit.
    const closesAt = new Date(Date.now() + 8 * 60_000).toISOString();
    await busy.set({ closesAt });
    const late = async () =>
      (await suggestions("soon", busy)).map((song) => [song.title, song.late]);
    expect(await late()).toEqual([
      ["Soon", false],
      ["Sooner", false],
      ["Soonest", false],
    ]);
    for (const id of ids) await busy.step(id, { status: "accepted" });
    await busy.asked({ title: "Soon too" });
    expect(await late()).toEqual([
      ["Soon", false],
      ["Sooner", false],
      ["Soonest", true],
      ["Soon too", true],
    ]);
    // Where guests do not know the queue, they learn nothing of its places.
    await busy.set({ settings: { queueView: "rough" } });
    expect((await late()).filter(([, isLate]) => isLate)).toEqual([["Soon too", true]]);
  });

  test("where guests see only their own of the queue, a DJ is still suggested all of it", async () => {
    const hidden = await openNight({ queueView: "own" });
    const { id } = await hidden.asked({ title: "Queued song" });
    await hidden.step(id, { status: "accepted" });
    expect(await suggestions("queued", hidden)).toEqual([]);
    const [song] = await suggestions("queued", hidden, hidden.djUrl, hidden.dj);
    expect(song).toMatchObject({ title: "Queued song", request: { id, status: "accepted" } });
  });
});
