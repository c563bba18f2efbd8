import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { imported, made } from "@/lib/testing/library";
import { type Night, openNight } from "@/lib/testing/night";
import type { Crates } from "../crates/schema";
import type { ListedSong } from "../exports/schema";
import type { DjRequest } from "../requests/schema";
import type { Suggestions } from "../suggestions/schema";
import type { OwnWall } from "../wall/schema";
import type { Edition } from "./edition-schema";

/** In every track and list of the one library, and in nothing else. */
const MARK = "Quillon";
const more = { genre: `${MARK} house`, album: `${MARK} sea`, bpm: 128, key: "8A", duration: 231 };
const theirs = [
  made("q1", "Zombie", MARK, more),
  made("q2", "Zombie (Quillon Remix)", "The Cranberries", more),
  made("q3", "Dreams", MARK, more),
];
const playlists = [{ name: `${MARK} picks`, folders: [MARK], sourceIds: ["q1", "q2", "q3"] }];

onBothEngines(() => {
  let dj: Caller;
  let other: Caller;
  let night: Night;
  let others: Night;
  beforeEach(async () => {
    dj = await signedUpDj("Ana");
    other = await signedUpDj("Ben");
    await imported(dj, { tracks: theirs, playlists });
    await imported(other, { tracks: [made("b1", "Linger", "The Cranberries")] });
    night = await openNight({}, dj);
    others = await openNight({}, other);
  });

  const tracksAt = async ({ djUrl }: Night, search: string, by: Caller) =>
    (await by.get<{ tracks: Edition[] }>(`${djUrl}/tracks?search=${search}`)).body.tracks ?? [];
  const editionsAt = async ({ djUrl }: Night, id: string, by: Caller) =>
    (await by.get<{ editions: Record<string, Edition[]> }>(`${djUrl}/editions?ids=${id}`)).body
      .editions[id] ?? [];
  const choiceAt = async ({ djUrl }: Night, by: Caller) =>
    (await by.get<Crates>(`${djUrl}/crates`)).body.choice;

  test("nothing of a library is told at another DJ's event: to guests, hosts, walls and DJs, nor in its files", async () => {
    // Numbers count from one in each library: this one the other library does not have.
    const [track] = await tracksAt(night, "dreams", dj);
    const [picked] = await choiceAt(night, dj);
    expect([track?.id, picked?.name]).toEqual([expect.any(String), `${MARK} picks`]);

    // Who knows the ids gets no further with them.
    const { guest, id } = await others.asked({ title: "Zombie" });
    const named = await others.ask(new Caller(), { title: "Dreams", trackId: String(track?.id) });
    expect(named.body.request.trackId).toBeNull();
    expect((await others.change(id, { trackId: String(track?.id) })).status).toBe(409);
    const ids = [String(picked?.id)];
    await other.put(`${others.djUrl}/crates`, { playlists: null, ideas: ids });
    const release = { kind: "song", text: "Zombie", artist: "", isIdea: true };
    const rules = { revision: 0, mustPlay: [release], doNotPlay: [] };
    expect((await other.put(`${others.djUrl}/rules`, rules)).status).toBe(200);
    await others.step(id, { status: "accepted" });

    const wall = new Caller();
    const { pairing } = (await wall.post<OwnWall>("/api/wall")).body;
    await other.post(`${others.djUrl}/walls`, { code: pairing?.code, name: "" });
    const link = await other.post<{ link: string }>(`${others.djUrl}/links/hosts`);
    const secret = new URL(link.body.link).hash.slice(1);
    const told = await Promise.all([
      ...[
        "",
        "/requests",
        "/requests?filter=mine",
        "/songs?search=zombie",
        "/songs?search=quillon",
        "/ideas",
        `/ideas/songs?playlist=${ids[0]}`,
        `/ideas/songs?genre=${encodeURIComponent(more.genre)}`,
      ].flatMap((path) => [guest.get(`${others.url}${path}`), wall.get(`${others.url}${path}`)]),
      wall.get("/api/wall"),
      new Caller().post("/api/hosts", { secret }),
      ...[
        "requests",
        "requests?sort=fits",
        "songs?search=zombie",
        "tracks?search=zombie",
        `editions?ids=${id}`,
        "crates",
        "rules",
        "insights",
        "lists/queue",
        "lists/wishes",
        "lists/played",
      ].map((path) => other.get(`${others.djUrl}/${path}`)),
      ...["", "?search=zombie", `?playlist=${ids[0]}`, "/playlists", "/wished"].map((path) =>
        other.get(`/api/dj/library${path}`),
      ),
    ]);
    expect(told.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
    for (const { body } of told) expect(JSON.stringify(body)).not.toContain(MARK);
    const { body } = await guest.get<Suggestions>(`${others.url}/songs?search=zombie`);
    expect(body.songs).toMatchObject([{ title: "Zombie", trackId: null }]);

    await others.set({ settings: { songs: "library" } });
    const refused = await others.ask(new Caller(), { title: "Dreams", artist: MARK });
    expect(refused.body.error.code).toBe("not_in_library");
  });

  test("a co-DJ works with the library of the event's owner, which has nothing of their own", async () => {
    const fillers = ["b2", "b3", "b4"].map((sourceId) => made(sourceId, sourceId));
    await imported(other, { tracks: [...fillers, made("b5", "Salvation")] });
    const invitation = await dj.post<{ token: string }>(`${night.djUrl}/invitations`, {
      role: "co_dj",
    });
    await other.post("/api/dj/invitations", { token: invitation.body.token });
    const { id } = await night.asked({ title: "Zombie" });
    expect((await editionsAt(night, id, other)).map(({ artist }) => artist)).toContain(MARK);
    expect(await tracksAt(night, "salvation", other)).toEqual([]);
    const [own] = await tracksAt(others, "salvation", other);
    const tie = (trackId: unknown) =>
      other.patch<{ requests: DjRequest[] }>(`/api/dj/requests/${id}`, { trackId });
    expect((await tie(own?.id)).status).toBe(409);
    const [track] = await tracksAt(night, "zombie", other);
    expect((await tie(track?.id)).body.requests).toMatchObject([{ trackId: track?.id }]);
    await other.patch(`/api/dj/requests/${id}`, { status: "accepted" });
    const queue = `${night.djUrl}/lists/queue`;
    const { body } = await other.get<{ songs: ListedSong[] }>(queue);
    expect(body.songs).toMatchObject([{ track: { sourceId: expect.stringMatching(/^q/) } }]);

    const [picked] = await choiceAt(night, other);
    const tonight = { playlists: [picked?.id], ideas: [picked?.id] };
    expect((await other.put(`${night.djUrl}/crates`, tonight)).body).toMatchObject({ tonight: 3 });
    await night.set({ settings: { songs: "library" } });
    const status = async (title: string, artist: string) =>
      (await night.ask(new Caller(), { title, artist })).status;
    expect(await status("Dreams", MARK)).toBe(201);
    expect(await status("Salvation", "")).toBe(403);
    // Whoever may work with it at a night has nothing of it elsewhere.
    const library = await other.get<{ total: number }>("/api/dj/library?search=zombie");
    expect(library.body).toMatchObject({ total: 0 });
  });
});
