import type { Caller } from "@/lib/testing/calls";
import { signedUpDj } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { imported, made } from "@/lib/testing/library";
import { openNight } from "@/lib/testing/night";
import type { Playlists, Tracks } from "../library/schema";

const songs = [
  made("1", "Around the World", "Daft Punk", { key: "8A", bpm: 121 }),
  made("2", "Digital Love", "Daft Punk", { key: "9A", bpm: 124.6 }),
  made("3", "Get Lucky", "Daft Punk", { key: "7A", bpm: 116 }),
  made("4", "Get Lucky (Skrillex Remix)", "Daft Punk", { key: "8B", bpm: 116.4 }),
  made("5", "One More Time", "Daft Punk", { key: "3B", bpm: 123 }),
  made("6", "Zombie", "The Cranberries"),
];
const playlists = [{ name: "House", folders: [], sourceIds: ["5", "3", "2"] }];

onBothEngines((_, opened) => {
  const list = async (dj: Caller, query = "") =>
    (await dj.get<Tracks>(`/api/dj/library?${query}`)).body;
  const titles = async (dj: Caller, query = "") =>
    (await list(dj, query)).tracks.map(({ title }) => title);

  async function owner() {
    const dj = await signedUpDj();
    await imported(dj, { tracks: songs, playlists });
    const { body } = await dj.get<Playlists>("/api/dj/library/playlists");
    return { dj, playlist: body.playlists[0]?.id };
  }

  test("tracks are listed by key, by what mixes with it, and by tempo, each rounded as it shows", async () => {
    const { dj, playlist } = await owner();
    expect(await titles(dj, "key=8A")).toEqual(["Around the World"]);
    expect(await titles(dj, "key=8A&neighbours=yes")).toEqual([
      ...["Around the World", "Digital Love", "Get Lucky", "Get Lucky (Skrillex Remix)"],
    ]);
    expect(await titles(dj, "bpmFrom=121&bpmTo=124")).toEqual([
      "Around the World",
      "One More Time",
    ]);
    expect(await titles(dj, "bpmTo=116")).toEqual(["Get Lucky", "Get Lucky (Skrillex Remix)"]);
    expect(await titles(dj, "bpmFrom=125")).toEqual(["Digital Love"]);
    expect(await titles(dj, `playlist=${playlist}&bpmFrom=123`)).toEqual([
      ...["One More Time", "Digital Love"],
    ]);
    expect(await titles(dj, "search=daft+lucky&key=8B")).toEqual(["Get Lucky (Skrillex Remix)"]);
    const page = await list(dj, "key=8A&neighbours=yes&pageSize=3&page=2");
    expect(page).toMatchObject({ total: 4, pageCount: 2, tracks: [{ key: "8B" }] });
    for (const wrong of ["key=13A", "bpmFrom=x", "bpmTo=0", "order=x"]) {
      expect((await dj.get(`/api/dj/library?${wrong}`)).status).toBe(400);
    }
  });

  test("each track says how often it was requested and when it was last played, and lists go by that", async () => {
    const { dj } = await owner();
    const ids = new Map((await list(dj)).tracks.map(({ title, id }) => [title, id]));
    for (let night = 0; night < 2; night += 1) {
      const event = await openNight({}, dj);
      const lucky = await event.asked({ title: "get lucky", artist: "Daft Punk" });
      await event.asked({ title: "Nobody owns it" });
      if (night === 0) continue;
      const love = await event.asked({ title: "Digital Love", artist: "Daft Punk" });
      // The DJ means the radio edit.
      await event.step(lucky.id, { trackId: ids.get("Get Lucky (Skrillex Remix)") ?? "" });
      await event.step(
        love.id,
        { status: "accepted" },
        { status: "playing" },
        { status: "played" },
      );
    }
    const { tracks } = await list(dj, "order=requests");
    expect(tracks.map(({ title, requests }) => [title, requests])).toEqual([
      ["Digital Love", 1],
      ["Get Lucky", 1],
      ["Get Lucky (Skrillex Remix)", 1],
      ["Around the World", 0],
      ["One More Time", 0],
      ["Zombie", 0],
    ]);
    expect(tracks[0]?.lastPlayedAt).toMatch(/^20/);
    expect(tracks[1]?.lastPlayedAt).toBeNull();
    expect((await titles(dj, "order=played"))[0]).toBe("Digital Love");
    expect((await titles(dj, "search=daft&order=played"))[0]).toBe("Digital Love");
    expect(await titles(dj, "order=requests&key=7A")).toEqual(["Get Lucky"]);
    expect(await titles(dj, "order=requests&pageSize=2&page=2")).toEqual([
      ...["Get Lucky (Skrillex Remix)", "Around the World"],
    ]);
    // Another DJ's nights count for nothing.
    const other = await owner();
    expect((await list(other.dj, "order=requests")).tracks[0]).toMatchObject({
      title: "Around the World",
      requests: 0,
    });
  });

  test("a page of the library costs as much after many nights as after one", async () => {
    const { dj } = await owner();
    const pageAfter = async (nights: number) => {
      for (let night = 0; night < nights; night += 1) {
        const event = await openNight({}, dj);
        for (const title of ["Get Lucky", `Nobody owns ${night}`]) {
          await event.asked({ title, artist: "Daft Punk" });
        }
      }
      const page = () => list(dj, "order=requests");
      const [first] = (await page()).tracks;
      return { requests: first?.requests, ...(await costOf(opened().url, page)) };
    };
    const one = await pageAfter(1);
    const many = await pageAfter(9);
    expect([one.requests, many.requests]).toEqual([1, 10]);
    expect(many.statements).toBe(one.statements);
    // The events themselves are read, their requests are not.
    expect(many.rows - one.rows).toBeLessThanOrEqual(9);
    const running = await openNight({}, dj);
    await running.asked({ title: "Get Lucky", artist: "Daft Punk" });
    await running.asked({ title: "Zombie", artist: "The Cranberries" });
    expect((await list(dj, "order=requests")).tracks[0]?.requests).toBe(11);
  });

  test("a search may take every word as it is typed", async () => {
    const { dj } = await owner();
    expect(await list(dj, "search=daft+pnuk")).toMatchObject({ total: 5, understood: "daft punk" });
    expect(await list(dj, "search=daft+pnuk&exact=yes")).toMatchObject({
      total: 0,
      understood: null,
    });
    expect(await titles(dj, "search=digital+lo&exact=yes")).toEqual(["Digital Love"]);
  });
});
