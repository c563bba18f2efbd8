import { AppError } from "@/lib/calls/errors";
import { numbersIn } from "@/lib/party/library/owned";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { imported, made } from "@/lib/testing/library";
import { type Night, openNight } from "@/lib/testing/night";
import type { Suggestions } from "../suggestions/schema";
import type { Crates } from "./schema";

jest.mock("@/lib/party/library/owned", () => {
  const owned = jest.requireActual("@/lib/party/library/owned");
  return { ...owned, numbersIn: jest.fn(owned.numbersIn) };
});

const songs = [
  made("1", "One More Time", "Daft Punk", { duration: 320.4 }),
  made("2", "One", "U2"),
  made("3", "Around the World", "Daft Punk"),
  made("4", "One More Time (Radio Edit)", "Daft Punk"),
  made("5", "WAP", "Cardi B", { explicit: true }),
];
const playlists = [
  { name: "House", folders: ["Club"], sourceIds: ["1", "3", "4"] },
  { name: "Rock", folders: [], sourceIds: ["2"] },
];

onBothEngines((_engine, opened) => {
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

  const crates = async (by = dj) => (await by.get<Crates>(`${night.djUrl}/crates`)).body;
  const suggested = async (search: string, by = new Caller()) =>
    (await by.get<Suggestions>(`${night.url}/songs?search=${search}`)).body.songs;
  const titles = async (search: string) => (await suggested(search)).map(({ title }) => title);

  async function choose(...names: string[]) {
    const { choice } = await crates();
    const ids = choice.filter(({ name }) => names.includes(name)).map(({ id }) => id);
    return dj.put<Crates>(`${night.djUrl}/crates`, { playlists: ids, ideas: [] });
  }

  test("guests are suggested the library's songs first, each once, then tonight's others", async () => {
    await night.asked({ title: "One Last Time", artist: "Ariana Grande" });
    expect(await suggested("one")).toMatchObject([
      { title: "One", artist: "U2", trackId: expect.any(String), request: null },
      { title: "One More Time", artist: "Daft Punk", trackId: expect.any(String) },
      { title: "One Last Time", trackId: null, request: { status: "pending" } },
    ]);
    expect(await titles("daft pnuk arond")).toContain("Around the World");
  });

  test("after the storage was away for a moment, guests find tonight's songs again", async () => {
    await choose("House");
    jest.mocked(numbersIn).mockRejectedValueOnce(new AppError("unavailable", { retryAfter: 5 }));
    const { status } = await new Caller().get(`${night.url}/songs?search=one`);
    expect(status).toBe(503);
    expect(await titles("one")).toEqual(["One More Time"]);
  });

  test("each suggested song says whether it is asked for, played or not for tonight", async () => {
    const { id } = await night.asked({ title: "One", artist: "U2" });
    const [one] = await suggested("one u2");
    expect(one).toMatchObject({ trackId: expect.any(String), request: { id, status: "pending" } });
    await night.step(id, { status: "accepted" }, { status: "playing" }, { status: "played" });
    expect((await suggested("one u2"))[0]?.request).toMatchObject({ status: "played" });
    const rules = { revision: 0, mustPlay: [], doNotPlay: [{ kind: "artist", text: "Daft Punk" }] };
    await dj.put(`${night.djUrl}/rules`, rules);
    await night.set({ settings: { explicit: false } });
    expect((await suggested("around"))[0]).toMatchObject({ refusal: "do_not_play" });
    expect((await suggested("wap"))[0]).toMatchObject({ refusal: "explicit" });
  });

  test("a DJ chooses tonight's crates, and guests find nothing else", async () => {
    expect(await crates()).toMatchObject({ playlists: null, owned: 5, tonight: 5 });
    const { body } = await choose("House");
    expect(body).toMatchObject({ owned: 5, tonight: 3 });
    expect(body.choice).toMatchObject([
      { name: "House", folders: ["Club"], tracks: 3 },
      { name: "Rock", folders: [], tracks: 1 },
    ]);
    expect(await titles("one")).toEqual(["One More Time"]);
    // The next import changes neither the choice nor what it means.
    await imported(dj, { tracks: songs, playlists });
    expect(await titles("one")).toEqual(["One More Time"]);
  });

  test("where the event takes songs of the library only, others are refused, and these are tied to it", async () => {
    await choose("House");
    await night.set({ settings: { songs: "library" } });
    const refused = await night.ask(new Caller(), { title: "Zombie" });
    expect([refused.status, refused.body.error.code]).toEqual([403, "not_in_library"]);
    // It is owned, but not among tonight's crates.
    expect((await night.ask(new Caller(), { title: "One", artist: "U2" })).status).toBe(403);
    const { status, body } = await night.ask(new Caller(), {
      title: "one more time",
      artist: "daft punk",
    });
    expect(status).toBe(201);
    const [song] = await suggested("one more");
    expect(body.request).toMatchObject({ trackId: song?.trackId, seconds: 320 });
  });

  test("a request names the track that it means; a track that is gone is no reason to lose it", async () => {
    const [song] = await suggested("around the world");
    const named = { title: "Around the World", artist: "Daft Punk", trackId: song?.trackId };
    const { body } = await night.ask(new Caller(), named);
    expect(body.request.trackId).toBe(song?.trackId);
    const other = await night.ask(new Caller(), { ...named, title: "Another song" });
    expect([other.status, other.body.request.trackId]).toEqual([201, null]);
    const gone = await night.ask(new Caller(), { title: "Gone", trackId: "999999" });
    expect([gone.status, gone.body.request.trackId]).toEqual([201, null]);
    const none = await night.ask(new Caller(), { title: "None", trackId: "x" });
    expect(none.status).toBe(400);
  });

  test("explicit songs of the library are refused where these are not wanted", async () => {
    await night.set({ settings: { explicit: false } });
    const [song] = await suggested("wap");
    const asked = await night.ask(new Caller(), {
      ...{ title: "WAP", artist: "Cardi B", trackId: song?.trackId },
    });
    expect([asked.status, asked.body.error.code]).toEqual([403, "explicit"]);
  });

  test("the library of one DJ is never suggested at another's event, nor chosen from", async () => {
    const other = await signedUpDj();
    const theirs = await openNight({ songs: "library" }, other);
    const url = `${theirs.url}/songs?search=one`;
    expect((await new Caller().get<Suggestions>(url)).body.songs).toEqual([]);
    const [song] = await suggested("one u2");
    const stolen = { title: "One", artist: "U2", trackId: song?.trackId };
    expect((await theirs.ask(new Caller(), stolen)).status).toBe(403);
    const own = (await crates()).choice.map(({ id }) => id);
    const put = await other.put<Crates>(`${theirs.djUrl}/crates`, { playlists: own, ideas: own });
    expect(put.body).toMatchObject({ owned: 0, tonight: 0, choice: [] });
    expect((await new Caller().get<Suggestions>(url)).body.songs).toEqual([]);
    expect((await other.get(`${night.djUrl}/crates`)).status).toBe(404);
  });

  test("guests open an event as cheaply with a library of any size as without one", async () => {
    const guest = new Caller();
    const cost = (url: string) =>
      costOf(opened().url, async () => {
        await guest.get(url);
        await guest.get(`${url}/requests`);
        await guest.get(`${url}/requests?filter=mine`);
      });
    const poor = await openNight();
    await poor.asked({ title: "One" });
    await night.asked({ title: "One" });
    // The first call of a guest is more than the others.
    await cost(poor.url);
    expect(await cost(night.url)).toEqual(await cost(poor.url));
  });

  test("a co-DJ works with the library of the event's owner, not with their own", async () => {
    const coDj = await signedUpDj();
    await imported(coDj, { tracks: [made("1", "One of my own")] });
    const made1 = await dj.post<{ token: string }>(`${night.djUrl}/invitations`, { role: "co_dj" });
    await coDj.post("/api/dj/invitations", { token: made1.body.token });
    expect(await crates(coDj)).toMatchObject({ owned: 5 });
    const { choice } = await crates(coDj);
    const rock = choice.find(({ name }) => name === "Rock")?.id;
    await coDj.put(`${night.djUrl}/crates`, { playlists: [rock], ideas: [] });
    expect(await titles("one")).toEqual(["One"]);
    const { body } = await coDj.get<Suggestions>(`${night.djUrl}/songs?search=one`);
    expect(body.songs.map(({ title }) => title)).toEqual(["One"]);
  });
});
