import { env } from "@/lib/process/env";
import { answer, Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import type { DeckLink } from "./schema";

type Answer = { dbid: number } & Failure;

/** What version 5.2 sends on each change of track: the secret is one of its fields. */
const VERSION_5 = {
  artist: "New Order",
  title: "Blue Monday",
  album: "Power, Corruption & Lies",
  albumartist: "New Order",
  bpm: "130",
  key: "Dm",
  duration: 449,
  genre: "Synth-pop",
  date: "1983",
  isrc: ["GBAAP8300001"],
  musicbrainzrecordingid: ["7e3e3b1c-0000-4000-8000-000000000000"],
  deck: "2",
  label: "Factory",
  comments: "",
  filename: "/Users/dj/Music/New Order/Blue Monday.mp3",
  source_agent_name: "Serato DJ Pro",
  source_agent_version: "3.2.1",
};
/** What 6.0 sends: no secret among the fields, lengths as text, and fields that nobody knows. */
const VERSION_6 = {
  ...VERSION_5,
  title: "Age of Consent",
  duration: "315.4",
  deck: 1,
  bpm: null,
  previoustrack: [{ artist: "New Order", title: "Blue Monday" }],
  hostfqdn: "laptop.local",
  something: { new: true },
};
const AGENT = "whatsnowplaying/6.0.0 aiohttp/3.12";

onBothEngines(() => {
  let dj: Caller;
  let night: Night;
  let secret: string;

  beforeAll(async () => {
    dj = await signedUpDj();
    night = await openNight({}, dj);
  });
  beforeEach(async () => {
    secret = (await dj.post<{ secret: string }>("/api/dj/decks")).body.secret;
  });

  const post = (body: unknown, headers: Record<string, string> = {}, query = "") =>
    new Caller().send<Answer>("POST", `/v1/remoteinput${query}`, { body, headers });
  const lastHeard = async () => (await dj.get<DeckLink>("/api/dj/decks")).body.lastHeard;

  test("the exchange of version 5 is answered with a number: the secret is in the body", async () => {
    const { status, body, headers } = await post({ ...VERSION_5, secret });
    expect({ status, body }).toEqual({ status: 200, body: { dbid: expect.any(Number) } });
    expect(headers.get("content-type")).toBe("application/json");
    expect(await lastHeard()).toMatchObject({
      title: "Blue Monday",
      artist: "New Order",
      deck: "2",
      program: "Serato DJ Pro",
    });
  });

  test("version 5 may have the secret in the address", async () => {
    expect((await post(VERSION_5, {}, `?secret=${secret}`)).status).toBe(200);
  });

  test("the exchange of version 6 is answered: the secret is in a header", async () => {
    const headers = { "x-wnp-client-auth": secret, "user-agent": AGENT };
    expect(await post(VERSION_6, headers)).toMatchObject({ status: 200 });
    expect(await lastHeard()).toMatchObject({ title: "Age of Consent", deck: "1" });
  });

  test("MegaSeg and Radiologik only open an address", async () => {
    const query = new URLSearchParams({
      title: "Élan & Co",
      artist: "Someone",
      album: "",
      duration: "201",
      bpm: "",
      secret,
    });
    const told = await new Caller().get<Answer>(`/v1/remoteinput?${query}`);
    expect(told).toMatchObject({ status: 200, body: { dbid: expect.any(Number) } });
    expect(await lastHeard()).toMatchObject({ title: "Élan & Co", artist: "Someone" });
  });

  test.each([
    ["only a title", { title: "A" }, "A", ""],
    ["only an artist", { artist: "B" }, "B", ""],
    [
      "signs that no line has, and too many",
      { title: `A\u0000\n${"x".repeat(500)}` },
      `A ${"x".repeat(198)}`,
      "",
    ],
  ])("%s is enough", async (_, fields, title, artist) => {
    expect((await post({ ...fields, secret })).status).toBe(200);
    expect(await lastHeard()).toMatchObject({ title, artist });
  });

  test.each([
    ["nothing", {}],
    ["blanks", { title: " ", artist: "\u200b" }],
    ["a title that is a number", { title: 5 }],
    ["a title that is a list", { title: ["A"] }],
    ["an artist that is an object", { title: "A", artist: {} }],
    ["a length that is an object", { title: "A", duration: {} }],
    ["a secret that is a number", { title: "A", secret: 5 }],
    ["a list", []],
    ["a text", "A"],
    ["null", null],
  ])("%s is refused with what is wrong", async (_, body) => {
    const headers = { "x-wnp-client-auth": secret };
    const { status, body: told } = await post(body, headers);
    expect({ status, code: told.error.code }).toEqual({ status: 400, code: "invalid_input" });
    expect(Object.keys(told.error.fields ?? {}).length).toBeGreaterThan(0);
  });

  test("a body of a megabyte, one that is no JSON and another type get clear answers", async () => {
    const large = await post({ ...VERSION_5, comments: "x".repeat(2 ** 20), secret });
    expect([large.status, large.body.error.code]).toEqual([413, "too_large"]);
    const send = (type: string, body: string) =>
      answer(
        new Request("http://localhost/v1/remoteinput", {
          method: "POST",
          headers: { "content-type": type, "x-wnp-client-auth": secret },
          body,
        }),
      );
    expect((await send("application/json", "{")).status).toBe(400);
    expect((await send("text/plain", "title=A")).status).toBe(415);
  });

  test("a wrong secret, none, and one that was renewed or revoked get 403", async () => {
    const track = { title: "A", artist: "B" };
    const codes = [];
    for (const wrong of ["wrong", "", secret.slice(1)]) {
      codes.push((await post({ ...track, secret: wrong })).body.error.code);
    }
    const former = secret;
    secret = (await dj.post<{ secret: string }>("/api/dj/decks")).body.secret;
    codes.push((await post({ ...track, secret: former })).body.error.code);
    expect((await post({ ...track, secret: ` ${secret.toUpperCase()} ` })).status).toBe(200);
    await dj.delete("/api/dj/decks");
    codes.push((await post({ ...track, secret })).body.error.code);
    expect(codes).toEqual(Array(5).fill("forbidden"));
  });

  test("the secret is shown once, and kept as a hash", async () => {
    expect(secret).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    const { body } = await dj.get<DeckLink>("/api/dj/decks");
    expect(JSON.stringify(body)).not.toContain(secret);
    const { storage } = await import("@/lib/db/client");
    const rows = await (await storage()).reader.selectFrom("deckLinks").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test("of a thousand calls a second few are heard, the others are told to wait, and nothing is logged", async () => {
    const one = new Caller();
    // However long the calls take here, they come within one second.
    const now = jest.spyOn(performance, "now").mockReturnValue(performance.now());
    const many = (body: object) =>
      Promise.all(Array.from({ length: 1000 }, () => one.post<Answer>("/v1/remoteinput", body)));
    const tally = async (body: object) => {
      const counts: Record<number, number> = {};
      for (const { status, headers } of await many(body)) {
        counts[status] = (counts[status] ?? 0) + 1;
        if (status === 429) expect(headers.get("retry-after")).toBe("1");
      }
      return counts;
    };
    try {
      expect(await tally({ title: "A", secret })).toEqual({ 200: 40, 429: 960 });
      const wrong = await tally({ title: "A", secret: "wrong" });
      expect((wrong[403] ?? 0) + (wrong[429] ?? 0)).toBe(1000);
      expect(wrong[429]).toBeGreaterThan(700);
    } finally {
      now.mockRestore();
    }
  });

  test("where the site is reached over https, http is sent there by 308, method and all", async () => {
    const { APP_URL } = env();
    env().APP_URL = "https://requests.example.org";
    try {
      const send = (headers: Record<string, string>) =>
        new Caller().open("POST", "/v1/remoteinput?secret=x", { body: VERSION_5, headers });
      const moved = await send({});
      expect(moved.status).toBe(308);
      expect(moved.headers.get("location")).toBe(
        "https://requests.example.org/v1/remoteinput?secret=x",
      );
      expect((await send({ "x-forwarded-proto": "https" })).status).toBe(403);
      const opened = await new Caller().open("GET", "/v1/remoteinput?title=A", {});
      expect(opened.status).toBe(308);
    } finally {
      env().APP_URL = APP_URL;
    }
  });

  test("tracks go to the event that is open, of several to the one chosen, and to none without an answer of 0", async () => {
    const other = await signedUpDj();
    const key = (await other.post<{ secret: string }>("/api/dj/decks")).body.secret;
    const send = async () => (await post({ title: `T ${Math.random()}`, secret: key })).body.dbid;
    const link = async () => (await other.get<DeckLink>("/api/dj/decks")).body;
    expect(await send()).toBe(0);
    const first = await openNight({}, other);
    expect(await send()).toBe(1);
    const second = await openNight({}, other);
    await other.patch("/api/dj/decks", { eventId: first.id });
    expect((await link()).eventId).toBe(first.id);
    expect(await send()).toBe(2);
    await other.patch("/api/dj/decks", { eventId: null });
    expect((await link()).eventId).toBe(second.id);
    await second.set({ status: "closed" });
    expect((await link()).eventId).toBe(first.id);
    await first.set({ status: "closed" });
    // Music goes on when requests are closed.
    expect(await send()).toBe(3);
    expect((await other.patch("/api/dj/decks", { eventId: night.id })).status).toBe(404);
  });

  test("a test song is heard, and plays nowhere", async () => {
    const { body } = await dj.post<DeckLink>("/api/dj/decks/test");
    expect(body.lastHeard).toMatchObject({ title: "Test song" });
    await dj.delete("/api/dj/decks");
    expect((await dj.post("/api/dj/decks/test")).status).toBe(409);
  });

  test("another DJ and a stranger have nothing to do with it", async () => {
    const stranger = new Caller();
    for (const method of ["GET", "POST", "DELETE"]) {
      expect((await stranger.open(method, "/api/dj/decks")).status).toBe(401);
    }
    const other = await signedUpDj();
    expect((await other.get<DeckLink>("/api/dj/decks")).body.since).toBeNull();
  });
});
