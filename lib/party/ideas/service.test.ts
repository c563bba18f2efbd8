import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { imported, made } from "@/lib/testing/library";
import { type Night, openNight, stepsTo } from "@/lib/testing/night";
import type { Crates } from "../crates/schema";
import type { Browsed, Ideas } from "./schema";

const songs = [
  made("1", "One More Time", "Daft Punk", { genre: "House" }),
  made("2", "Around the World", "Daft Punk", { genre: "house", rating: 5 }),
  made("3", "September", "Earth, Wind & Fire", { genre: "Disco" }),
  made("4", "One", "U2", { genre: "Rock" }),
  made("5", "Le Freak", "Chic", { genre: "Disco" }),
];
const playlists = [
  { name: "Club", folders: [], sourceIds: ["1", "2"] },
  { name: "Warm-up", folders: ["Weddings"], sourceIds: ["3", "4"] },
  { name: "Never again", folders: [], sourceIds: ["5"] },
];
const release = { kind: "song", text: "September", artist: "Earth, Wind & Fire", isIdea: true };
const kept = { kind: "song", text: "At Last", artist: "Etta James" };
const zombie = { kind: "song", text: "Zombie", artist: "The Cranberries", isIdea: true };

onBothEngines(() => {
  let dj: Caller;
  let night: Night;
  beforeAll(async () => {
    dj = await signedUpDj();
    await imported(dj, { tracks: songs, playlists });
  });
  beforeEach(async () => {
    night = await openNight({}, dj);
  });
  afterEach(() => dj.delete(night.djUrl));

  const ideas = async (of = night) => (await new Caller().get<Ideas>(`${of.url}/ideas`)).body;
  const titles = async (of = night) => (await ideas(of)).songs.map(({ title }) => title);
  const browse = (query: Record<string, string>, of = night) =>
    new Caller().get<Browsed>(`${of.url}/ideas/songs?${new URLSearchParams(query)}`);

  async function choose({ tonight, ideas: picked = [] }: { tonight?: string[]; ideas?: string[] }) {
    const { body } = await dj.get<Crates>(`${night.djUrl}/crates`);
    const idsOf = (names: string[]) =>
      body.choice.filter(({ name }) => names.includes(name)).map(({ id }) => id);
    const chosen = { playlists: tonight ? idsOf(tonight) : null, ideas: idsOf(picked) };
    await dj.put(`${night.djUrl}/crates`, chosen);
  }

  const rules = (mustPlay: object[], revision = 0) =>
    dj.put(`${night.djUrl}/rules`, { revision, mustPlay, doNotPlay: [] });

  test("guests see the must-plays that the hosts released, until they are played, and no others", async () => {
    const poor = await openNight();
    const mustPlay = [kept, zombie, { kind: "artist", text: "ABBA", isIdea: true }];
    await poor.dj.put(`${poor.djUrl}/rules`, { revision: 0, mustPlay, doNotPlay: [] });
    const before = await ideas(poor);
    expect(before).toMatchObject({ playlists: [], genres: [] });
    expect(before.songs).toMatchObject([{ title: "Zombie", isOfHosts: true, request: null }]);
    const { id } = await poor.asked({ title: "zombie (live)", artist: "Cranberries" });
    expect(await titles(poor)).toEqual(["Zombie"]);
    await poor.step(id, ...stepsTo.played);
    expect(await ideas(poor)).toEqual({ songs: [], playlists: [], genres: [] });
  });

  test("the hosts’ songs come first, then those of the playlists that the DJ picked, in turns", async () => {
    await rules([release]);
    await choose({ ideas: ["Club", "Warm-up"] });
    const { songs: shown } = await ideas();
    expect(shown.map(({ title, isOfHosts }) => [title, isOfHosts])).toEqual([
      ["September", true],
      ["One More Time", false],
      ["Around the World", false],
      ["One", false],
    ]);
    expect(shown.every(({ trackId }) => trackId)).toBe(true);
    const { id } = await night.asked({ title: "One", artist: "U2" });
    expect((await ideas()).songs.at(-1)).toMatchObject({ request: { id, status: "pending" } });
    await night.step(id, ...stepsTo.playing);
    expect(await titles()).not.toContain("One");
  });

  test("guests browse the playlists of tonight or picked, no other names, and tonight’s genres", async () => {
    const all = await ideas();
    expect(all.playlists).toEqual([]);
    expect(all.genres).toEqual([
      { name: "Disco", tracks: 2 },
      { name: "House", tracks: 2 },
      { name: "Rock", tracks: 1 },
    ]);
    await choose({ tonight: ["Club"], ideas: ["Warm-up"] });
    const { playlists: shown, genres } = await ideas();
    expect(shown).toMatchObject([{ name: "Club", tracks: 2 }]);
    expect(genres).toEqual([{ name: "House", tracks: 2 }]);
    const { body } = await browse({ playlist: shown[0]?.id ?? "" });
    expect(body).toMatchObject({ page: 1, pageCount: 1, total: 2 });
    expect(body.songs.map(({ title }) => title)).toEqual(["One More Time", "Around the World"]);
    const house = await browse({ genre: "HOUSE" });
    expect(house.body.songs.map(({ title }) => title)).toEqual([
      "Around the World",
      "One More Time",
    ]);
    expect((await browse({ genre: "Disco" })).body.songs).toEqual([]);
  });

  test("what was not offered cannot be browsed, at no event", async () => {
    const { body } = await dj.get<Crates>(`${night.djUrl}/crates`);
    const never = body.choice.find(({ name }) => name === "Never again")?.id ?? "";
    expect((await browse({ playlist: never })).status).toBe(404);
    expect((await browse({})).status).toBe(404);
    const strangers = await openNight();
    expect((await browse({ genre: "House" }, strangers)).status).toBe(404);
    expect(await ideas(strangers)).toEqual({ songs: [], playlists: [], genres: [] });
  });

  test("songs that the event would refuse are no ideas", async () => {
    await rules([release, zombie]);
    await night.set({ settings: { songs: "library" } });
    expect(await titles()).toEqual(["September"]);
    const doNotPlay = [{ kind: "artist", text: "Earth, Wind & Fire" }];
    await dj.put(`${night.djUrl}/rules`, { revision: 1, mustPlay: [release], doNotPlay });
    expect(await titles()).toEqual([]);
  });
});
