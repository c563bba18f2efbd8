import { signedUpDj } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { Importing, imported, made } from "@/lib/testing/library";
import type { Playlists, Tracks } from "./schema";

const songs = [
  made("1", "Hey Ya!", "OutKast"),
  made("2", "Zombie", "The Cranberries", { bpm: 83.5, key: "11B", duration: 306.2 }),
  made("3", "月亮代表我的心", "邓丽君"),
];

onBothEngines((_, opened) => {
  type Dj = Awaited<ReturnType<typeof signedUpDj>>;
  const list = async (dj: Dj, query = "") =>
    (await dj.get<Tracks>(`/api/dj/library?${query}`)).body;
  const titles = async (dj: Dj, query = "") =>
    (await list(dj, query)).tracks.map(({ title }) => title).sort();
  const playlistsOf = async (dj: Dj) => (await dj.get<Playlists>("/api/dj/library/playlists")).body;

  test("an import brings tracks with all that is known of them, and playlists in their folders", async () => {
    const dj = await signedUpDj();
    const full = {
      ...{ album: "No Need to Argue", genre: "Rock", year: 1994, duration: 306.2, bpm: 83.5 },
      ...{ key: "11B", comment: "loud", rating: 4, explicit: true },
    };
    const report = await imported(dj, {
      tracks: [made("a", "Zombie", "The Cranberries", full), made("b", "Linger")],
      playlists: [
        { name: "Peak", folders: ["Weddings", "2026"], sourceIds: ["b", "a", "gone"] },
        { name: "Peak", folders: ["Weddings", "2026"], sourceIds: ["a"] },
      ],
    });
    expect(report).toEqual({ added: 2, updated: 0, unchanged: 0, missing: 0 });
    const { tracks, total } = await list(dj);
    expect(total).toBe(2);
    expect(tracks.find(({ title }) => title === "Zombie")).toMatchObject({
      artist: "The Cranberries",
      source: "rekordbox",
      isMissing: false,
      ...full,
    });
    const { playlists, ...counts } = await playlistsOf(dj);
    expect(counts).toEqual({ tracks: 2, missing: 0 });
    expect(playlists).toMatchObject([{ name: "Peak", folders: ["Weddings", "2026"], tracks: 3 }]);
    const inPlaylist = await list(dj, `playlist=${playlists[0]?.id}`);
    expect(inPlaylist.tracks.map(({ title }) => title)).toEqual(["Linger", "Zombie", "Zombie"]);
  });

  test("nothing of an import is visible until it is finished, nor after it is cancelled", async () => {
    const dj = await signedUpDj();
    await imported(dj, { tracks: songs });
    const importing = await Importing.begun(dj);
    await importing.add({ tracks: [made("1", "Hey Ya! (Live)", "OutKast"), made("9", "New")] });
    const playlist = { name: "Draft", folders: [], sourceIds: ["9"] };
    await importing.add({ playlists: [playlist] });
    expect(await titles(dj)).toEqual(["Hey Ya!", "Zombie", "月亮代表我的心"]);
    expect(await titles(dj, "search=new")).toEqual([]);
    expect((await playlistsOf(dj)).playlists).toEqual([]);
    expect((await dj.delete(importing.path)).status).toBe(204);
    expect((await dj.post(`${importing.path}/finish`)).status).toBe(404);
    expect(await titles(dj)).toEqual(["Hey Ya!", "Zombie", "月亮代表我的心"]);
    // What was cancelled leaves no trace in the next import.
    expect(await imported(dj, { tracks: songs })).toEqual({
      ...{ added: 0, updated: 0, unchanged: 3, missing: 0 },
    });
    expect((await playlistsOf(dj)).playlists).toEqual([]);
  });

  test("importing again updates and never doubles, and ids stay", async () => {
    const dj = await signedUpDj();
    await imported(dj, {
      tracks: songs,
      playlists: [{ name: "A", folders: [], sourceIds: ["1"] }],
    });
    const before = await list(dj);
    const again = songs.map((song) => (song.sourceId === "2" ? { ...song, bpm: 84 } : song));
    const report = await imported(dj, {
      tracks: [...again, made("4", "Linger")],
      playlists: [{ name: "A", folders: [], sourceIds: ["4", "1"] }],
    });
    expect(report).toEqual({ added: 1, updated: 1, unchanged: 2, missing: 0 });
    const after = await list(dj);
    expect(after.total).toBe(4);
    const zombie = (page: Tracks) => page.tracks.find(({ title }) => title === "Zombie");
    expect(zombie(after)).toEqual({ ...zombie(before), bpm: 84 });
    expect((await playlistsOf(dj)).playlists).toMatchObject([{ name: "A", tracks: 2 }]);
  });

  test("tracks that the file no longer has are shown as missing, and removed only when asked", async () => {
    const dj = await signedUpDj();
    await imported(dj, { tracks: songs });
    await imported(dj, { tracks: [made("x", "From Serato")], source: "serato" });
    const report = await imported(dj, { tracks: songs.slice(0, 1) });
    expect(report).toEqual({ added: 0, updated: 0, unchanged: 1, missing: 2 });
    expect((await list(dj)).total).toBe(4);
    expect(await titles(dj, "filter=missing")).toEqual(["Zombie", "月亮代表我的心"]);
    expect(await titles(dj, "filter=missing&search=zombie")).toEqual(["Zombie"]);
    expect((await playlistsOf(dj)).missing).toBe(2);
    const { body } = await dj.delete<{ removed: number }>("/api/dj/library/missing");
    expect(body).toEqual({ removed: 2 });
    expect(await titles(dj)).toEqual(["From Serato", "Hey Ya!"]);
    expect(await titles(dj, "search=zombie")).toEqual([]);
    // Whatever comes back is new.
    expect((await imported(dj, { tracks: songs })).added).toBe(2);
  });

  test("which tracks are missing is looked for once, until the library changes", async () => {
    const dj = await signedUpDj();
    await imported(dj, { tracks: songs });
    await imported(dj, { tracks: songs.slice(0, 1) });
    const cost = () => costOf(opened().url, () => playlistsOf(dj));
    await playlistsOf(dj);
    const few = await cost();
    await imported(dj, { tracks: songs });
    expect((await playlistsOf(dj)).missing).toBe(0);
    const many = Array.from({ length: 300 }, (_, at) => made(`more ${at}`, `Song ${at}`));
    await imported(dj, { tracks: [...songs, ...many] });
    await imported(dj, { tracks: songs });
    expect((await playlistsOf(dj)).missing).toBe(300);
    expect(await cost()).toEqual(few);
  });

  test("a part that is sent again is stored once, and a part that is left out is noticed", async () => {
    const dj = await signedUpDj();
    const importing = await Importing.begun(dj);
    const first = { tracks: songs.slice(0, 2) };
    expect((await importing.add(first)).body).toEqual({ received: 2 });
    expect((await importing.add(first, 0)).body).toEqual({ received: 2 });
    expect((await importing.add({ tracks: songs.slice(2) }, 2)).status).toBe(409);
    expect((await importing.add({ tracks: songs.slice(2) }, 1)).body).toEqual({ received: 3 });
    expect(await importing.finish()).toEqual({ added: 3, updated: 0, unchanged: 0, missing: 0 });
  });

  test("a large part that is sent again while it is being stored counts once", async () => {
    const dj = await signedUpDj();
    const many = Array.from({ length: 120 }, (_, at) => made(`${at}`, `Song ${at}`));
    await imported(dj, { tracks: many.slice(60) });
    const importing = await Importing.begun(dj);
    const [first, again] = await Promise.all([
      importing.add({ tracks: many }, 0),
      importing.add({ tracks: many }, 0),
    ]);
    expect([first.body, again.body]).toEqual([{ received: 120 }, { received: 120 }]);
    expect(await importing.finish()).toEqual({ added: 60, updated: 0, unchanged: 60, missing: 0 });
    expect((await list(dj)).total).toBe(120);
  });

  test("a track that a file brings twice counts once, as it came last", async () => {
    const dj = await signedUpDj();
    const importing = await Importing.begun(dj);
    await importing.add({ tracks: [made("1", "First"), made("1", "Second")] });
    await importing.add({ tracks: [made("1", "Third")] });
    expect(await importing.finish()).toMatchObject({ added: 1, updated: 0 });
    expect(await titles(dj)).toEqual(["Third"]);
  });

  test("a new import gives up an unfinished one", async () => {
    const dj = await signedUpDj();
    const left = await Importing.begun(dj);
    await left.add({ tracks: songs });
    const next = await Importing.begun(dj, "traktor");
    expect((await left.add({ tracks: songs })).status).toBe(404);
    await next.add({ tracks: [made("t", "Only this")] });
    await next.finish();
    expect(await titles(dj)).toEqual(["Only this"]);
  });

  test("a cleared library is empty, and can be filled again", async () => {
    const dj = await signedUpDj();
    await imported(dj, {
      tracks: songs,
      playlists: [{ name: "A", folders: [], sourceIds: ["1"] }],
    });
    expect((await dj.delete("/api/dj/library")).status).toBe(204);
    expect(await list(dj)).toMatchObject({ tracks: [], total: 0, pageCount: 1 });
    expect(await playlistsOf(dj)).toEqual({ tracks: 0, missing: 0, playlists: [] });
    expect((await imported(dj, { tracks: songs })).added).toBe(3);
  });

  test("one DJ's library and imports do not exist for another", async () => {
    const [dj, other] = [await signedUpDj(), await signedUpDj()];
    await imported(dj, {
      tracks: songs,
      playlists: [{ name: "A", folders: [], sourceIds: ["1"] }],
    });
    const importing = await Importing.begun(dj);
    expect(await list(other)).toMatchObject({ tracks: [], total: 0 });
    expect((await playlistsOf(other)).playlists).toEqual([]);
    const { playlists } = await playlistsOf(dj);
    const foreign = await other.get(`/api/dj/library?playlist=${playlists[0]?.id}`);
    expect(foreign.status).toBe(404);
    const theirs = new Importing(other, importing.id);
    expect((await theirs.add({ tracks: songs })).status).toBe(404);
    expect((await other.post(`${importing.path}/finish`)).status).toBe(404);
    expect((await other.delete(importing.path)).status).toBe(404);
    await other.delete("/api/dj/library");
    expect((await list(dj)).total).toBe(3);
  });

  test.each([
    ["a source that is none", { source: "cloud", fileName: "a" }],
    ["no file name", { source: "serato", fileName: "" }],
  ])("an import of %s is refused", async (_name, body) => {
    const dj = await signedUpDj();
    expect((await dj.post("/api/dj/library/imports", body)).status).toBe(400);
  });

  test.each([
    ["a track without a title", { tracks: [made("1", "")] }],
    ["a key that is none", { tracks: [made("1", "A", "", { key: "13A" })] }],
    ["a speed that is none", { tracks: [made("1", "A", "", { bpm: 0 })] }],
    ["a track with its file's path", { tracks: [{ ...made("1", "A"), path: "/home/dj/a.mp3" }] }],
    ["too many tracks", { tracks: Array.from({ length: 501 }, (_, at) => made(`${at}`, "A")) }],
  ])("a part with %s is refused as a whole", async (_name, rows) => {
    const importing = await Importing.begun(await signedUpDj());
    expect((await importing.add(rows)).status).toBe(400);
    expect(await importing.finish()).toMatchObject({ added: 0 });
  });
});
