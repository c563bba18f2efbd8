import { parse } from "papaparse";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { imported, made } from "@/lib/testing/library";
import { type Night, openNight, stepsTo } from "@/lib/testing/night";
import type { Suggestions } from "../suggestions/schema";
import type { ListedSong } from "./schema";

onBothEngines(() => {
  let dj: Caller;
  beforeAll(async () => {
    dj = await signedUpDj();
  });

  async function tableOf(night: Night) {
    const response = await night.dj.open("GET", `${night.djUrl}/export`);
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.startsWith("\ufeff")).toBe(true);
    return parse<Record<string, string>>(text.slice(1), { header: true }).data;
  }

  test("an export lists requests oldest first, each with its status", async () => {
    const night = await openNight({}, dj);
    const states = ["played", "pending", "declined", "accepted", "playing"] as const;
    for (const state of states) {
      const { id } = await night.asked({ title: `A ${state} song`, artist: 'The "X", Y & Z' });
      await night.step(id, ...stepsTo[state]);
    }
    const rows = await tableOf(night);
    expect(rows.map(({ title, status }) => [title, status])).toEqual(
      states.map((state) => [`A ${state} song`, state]),
    );
    expect(new Set(rows.map(({ artist }) => artist))).toEqual(new Set(['The "X", Y & Z']));
    expect(rows[2]).toMatchObject({ declineReason: "wrong_moment", playedAt: "" });
    expect(rows[0]?.playedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\+00:00$/);
  });

  test("a formula that a guest sends is exported as text", async () => {
    const night = await openNight({}, dj);
    const texts = [`=cmd|' /C calc'!A0`, "+1", "-M-", "@SUM(1;2)", "＝1+1", "Song;=1+1"];
    for (const text of texts) await night.asked({ title: text, artist: text });
    const rows = await tableOf(night);
    const words = ["'=cmd|' /C calc'!A0", "'+1", "'-M-", "'@SUM(1;2)", "'＝1+1", "Song;'=1+1"];
    expect(rows.map(({ title }) => title)).toEqual(words);
    expect(rows.map(({ artist }) => artist)).toEqual(words);
  });

  test("a formula in a lane's name is exported as text", async () => {
    const night = await openNight({ lanes: ["=1+1"] }, dj);
    const { id } = await night.asked();
    await night.step(id, { status: "accepted" }, { lane: "=1+1" });
    expect((await tableOf(night))[0]?.lane).toBe("'=1+1");
  });

  test("an export leaves out names, messages, and withdrawn and merged requests", async () => {
    const night = await openNight({}, dj);
    const { id, guest } = await night.asked({ title: "Kept", name: "Ana", message: "For Omar!" });
    const joined = await night.asked({ title: "Joined" });
    const withdrawn = await night.asked({ title: "Withdrawn" });
    await dj.post(`/api/dj/requests/${joined.id}/merge`, { into: id });
    await withdrawn.guest.delete(`${night.url}/requests/${withdrawn.id}/backing`);
    const response = await dj.open("GET", `${night.djUrl}/export`);
    const text = await response.text();
    expect(text).not.toMatch(/Ana|Omar|Joined|Withdrawn|[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(text).not.toContain(guest.cookies.get("guest"));
    expect(await tableOf(night)).toMatchObject([{ title: "Kept", backers: "2" }]);
  });

  test("the file is named after the event and is not cached", async () => {
    const night = await openNight({}, dj);
    await night.set({ name: 'Gala "2026"; filename=x.exe', opensAt: "2026-11-21T20:00:00Z" });
    const { headers } = await dj.open("GET", `${night.djUrl}/export?format=csv`);
    expect(Object.fromEntries(headers)).toEqual({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="gala-2026-filenamexexe-2026-11-21.csv"',
      "cache-control": "no-store",
    });
  });

  test("an event without requests exports a header only", async () => {
    expect(await tableOf(await openNight({}, dj))).toEqual([]);
  });

  test("a list for DJ programs has the songs in the order of the queue, each with its track", async () => {
    const owner = await signedUpDj();
    const rain = made("7", "Rain", "Lía", { duration: 245, bpm: 120, key: "8A", album: "Sea" });
    await imported(owner, { tracks: [rain], source: "traktor" });
    const night = await openNight({}, owner);
    const waiting = await night.asked({ title: "Later" });
    const { id } = await night.asked({ title: "Gone", artist: "Nobody" });
    const { songs } = (await new Caller().get<Suggestions>(`${night.url}/songs?search=rain`)).body;
    const [song] = songs;
    const tied = await night.asked({ title: "rain", artist: "Lía", trackId: song?.trackId ?? "" });
    await night.step(id, { status: "accepted" });
    await night.step(tied.id, { status: "accepted" }, { after: null });
    const listOf = async (list: string, by = owner) =>
      (await by.get<{ songs: ListedSong[]; fileName: string }>(`${night.djUrl}/lists/${list}`))
        .body;
    const { songs: queue, fileName } = await listOf("queue");
    const track = {
      source: "traktor",
      sourceId: "7",
      album: "Sea",
      genre: "",
      bpm: 120,
      key: "8A",
    };
    expect(queue).toEqual([
      { title: "Rain", artist: "Lía", duration: 245, track },
      { title: "Gone", artist: "Nobody", duration: null, track: null },
    ]);
    expect(fileName).toMatch(/-queue$/);
    const second = await night.asked({ title: "Wanted" });
    await second.guest.post(`${night.url}/requests/${waiting.id}/backing`);
    expect((await listOf("wishes")).songs.map(({ title }) => title)).toEqual(["Later", "Wanted"]);
    await night.step(tied.id, { status: "playing" }, { status: "played" });
    expect((await listOf("played")).songs).toMatchObject([{ title: "Rain", track }]);
    const other = await signedUpDj();
    expect((await other.get(`${night.djUrl}/lists/queue`)).status).toBe(404);
    expect((await owner.get(`${night.djUrl}/lists/all`)).status).toBe(400);
  });

  test("a song that is tied to no track has the one that it means, unless somebody has said none", async () => {
    const owner = await signedUpDj();
    const tracks = [
      made("7", "Rain", "Lía"),
      made("8", "Sun", "Lía"),
      made("9", "Sun (Remix)", "Lía"),
    ];
    await imported(owner, { tracks });
    const night = await openNight({}, owner);
    for (const title of ["rain", "Sun"]) {
      const { id } = await night.asked({ title, artist: "LIA" });
      await night.step(id, { status: "accepted" });
    }
    const listed = async () => {
      const { body } = await owner.get<{ songs: ListedSong[] }>(`${night.djUrl}/lists/queue`);
      return body.songs.map(({ title, track }) => [title, track?.sourceId]);
    };
    expect(await listed()).toEqual([
      ["Rain", "7"],
      ["Sun", undefined],
    ]);
    const { body } = await owner.get<{ requests: { id: string }[] }>(
      `${night.djUrl}/requests?filter=accepted`,
    );
    await night.step(String(body.requests[0]?.id), { trackId: null });
    expect((await listed())[0]).toEqual(["rain", undefined]);
  });

  test("an unknown format gets a field error, and another DJ's event is not found", async () => {
    const night = await openNight({}, dj);
    expect(await dj.get(`${night.djUrl}/export?format=m3u8`)).toMatchObject({
      status: 400,
      body: { error: { code: "invalid_input", fields: { format: ["invalid"] } } },
    });
    const other = await signedUpDj();
    expect((await other.get(`${night.djUrl}/export`)).status).toBe(404);
    expect((await new Caller().get(`${night.djUrl}/export`)).status).toBe(401);
  });
});
