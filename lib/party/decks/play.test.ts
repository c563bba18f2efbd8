import { openStorage, setStorage } from "@/lib/db/client";
import type { DjEvent } from "@/lib/party/events/schema";
import { djDeltaSchema } from "@/lib/party/live/schema";
import type { PastStep } from "@/lib/party/requests/change-schema";
import type { Hearts } from "@/lib/party/requests/heart-calls";
import type { GuestList } from "@/lib/party/requests/list-schema";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { Decks } from "@/lib/testing/decks";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { type Night, openNight } from "@/lib/testing/night";
import { playDue } from "./play";

const file = (artist: string, title: string) => ({
  title: `07 - ${artist} - ${title} [124bpm].mp3`,
});

onBothEngines((engine, opened) => {
  let dj: Caller;
  let night: Night;
  let decks: Decks;

  beforeAll(async () => {
    dj = await signedUpDj();
  });
  beforeEach(async () => {
    night = await openNight({}, dj);
    decks = await Decks.at(night);
  });
  afterEach(() => jest.useRealTimers());

  const accepted = async (title: string, artist: string) => {
    const { id } = await night.asked({ title, artist });
    await night.step(id, { status: "accepted" });
    return id;
  };
  const stateOf = async (id: string) => {
    const { body } = await night.djList("pageSize=50");
    return body.requests.find((request) => request.id === id);
  };
  const playing = async () => (await new Caller().get<GuestEvent>(night.url)).body.playing;
  const titles = async (filter: string) => {
    const { body } = await night.djList(`filter=${filter}&pageSize=50`);
    return body.requests.map(({ title }) => title);
  };

  test("a song in the queue plays by itself once its track has counted, from when it was heard", async () => {
    const id = await accepted("Blue Monday", "New Order");
    const { body } = await decks.send({
      ...file("New Order", "Blue Monday"),
      duration: 449,
      deck: "2",
    });
    const heardAt = new Date(decks.now).toISOString();
    expect(body.dbid).toBe(1);
    await decks.pass(14);
    expect(await playing()).toBeNull();
    await decks.pass(1);
    expect(await playing()).toMatchObject({ id, startedAt: heardAt, seconds: 449 });
    expect(await decks.hearings()).toMatchObject({
      hearings: [{ id: 1, outcome: "playing", backers: 1 }],
      playing: { requestId: id, deck: "2" },
      question: null,
    });
  });

  test("boards that are open learn that decks are connected, and still are", async () => {
    const until = async (step: () => Promise<unknown>) => {
      const known = board.events.length;
      await step();
      await board.until(() => board.events.length > known);
      return djDeltaSchema.parse(board.events.at(-1)?.data).decksUntil;
    };
    const board = await Listener.open(night.dj, `${night.djUrl}/live`);
    expect(await until(() => night.asked({ title: "One", artist: "A" }))).toBeNull();
    const first = await until(() => decks.play({ title: "Two", artist: "B" }));
    expect(Date.parse(first ?? "")).toBeGreaterThan(decks.now);
    expect(await until(() => night.asked({ title: "Three" }))).toBe(first);
    await decks.pass(600);
    const second = await until(() => decks.play({ title: "One", artist: "A" }));
    expect(Date.parse(second ?? "")).toBeGreaterThan(Date.parse(first ?? ""));
    await board.close();
  });

  test("the next track ends a song, and a song plays once, however often it is said", async () => {
    const [first, second] = [await accepted("One", "A"), await accepted("Two", "B")];
    await decks.play({ title: "One", artist: "A" });
    const said = await decks.send({ title: "One", artist: "A" });
    expect(said.body.dbid).toBe(1);
    await decks.pass(60);
    await decks.play({ title: "Two", artist: "B" });
    const { body } = await night.djList("pageSize=50");
    expect(body.counts).toMatchObject({ playing: 1, played: 1, accepted: 0 });
    expect((await stateOf(first))?.playedAt).toBe((await stateOf(second))?.startedAt);
  });

  test("a track that is taken back before it counts plays nothing", async () => {
    const [one, two] = [await accepted("One", "A"), await accepted("Two", "B")];
    await decks.play({ title: "One", artist: "A", deck: "1" });
    await decks.send({ title: "Two", artist: "B", deck: "2" });
    await decks.pass(6);
    await decks.send({ title: "One", artist: "A", deck: "1" });
    await decks.pass(60);
    expect(await stateOf(one)).toMatchObject({ status: "playing" });
    expect(await stateOf(two)).toMatchObject({ status: "accepted" });
    expect((await decks.hearings()).hearings.map(({ outcome }) => outcome)).toEqual([
      "passed",
      "playing",
    ]);
  });

  test("a track that was taken back and is loaded again while the first still plays counts then", async () => {
    const [one, two] = [await accepted("One", "A"), await accepted("Two", "B")];
    await decks.play({ title: "One", artist: "A", duration: 240 });
    await decks.send({ title: "Two", artist: "B", duration: 240 });
    await decks.pass(6);
    await decks.send({ title: "One", artist: "A", duration: 240 });
    await decks.pass(100);
    await decks.play({ title: "Two", artist: "B", duration: 240 });
    expect(await stateOf(one)).toMatchObject({ status: "played" });
    expect(await stateOf(two)).toMatchObject({ status: "playing" });
  });

  test("the delay is that of the event", async () => {
    await night.set({ settings: { deckDelay: 40 } });
    const id = await accepted("One", "A");
    await decks.send({ title: "One", artist: "A" });
    await decks.pass(39);
    expect((await stateOf(id))?.status).toBe("accepted");
    await decks.pass(1);
    expect((await stateOf(id))?.status).toBe("playing");
  });

  test("a song that waits for a decision plays by itself only if the DJ wishes so, and asks else", async () => {
    const { id } = await night.asked({ title: "One", artist: "A" });
    await decks.play({ title: "One", artist: "A" });
    expect((await stateOf(id))?.status).toBe("pending");
    expect((await decks.hearings()).question?.request.id).toBe(id);
    await night.set({ settings: { deckPlaysPending: true } });
    const other = await night.asked({ title: "Two", artist: "B" });
    await decks.play({ title: "Two", artist: "B" });
    expect(await stateOf(other.id)).toMatchObject({
      status: "playing",
      acceptedAt: expect.any(String),
    });
  });

  test("a near match plays as nobody's and asks; yes puts the request in its place, and undo takes that back", async () => {
    const id = await accepted("Get Low", "Lil Jon");
    await decks.play({ title: "Get Low (Dirty)", artist: "Lil Jon" });
    expect(await playing()).toMatchObject({ title: "Get Low (Dirty)", backers: 0 });
    const { question } = await decks.hearings();
    expect(question).toMatchObject({ request: { id, title: "Get Low" }, title: "Get Low (Dirty)" });
    const startedAt = (await playing())?.startedAt;
    const hearts = async () => (await dj.get<Hearts>(`${night.djUrl}/hearts`)).body.hearts;
    await new Caller().send("PUT", `${night.url}/requests/${(await playing())?.id}/heart`);
    const { body } = await decks.answer(question?.id ?? 0, true);
    expect(body.question).toBeNull();
    expect(await playing()).toMatchObject({ id, startedAt });
    expect(await hearts()).toBe(1);
    expect((await night.djList()).body.counts).toMatchObject({ all: 1, playing: 1, played: 0 });
    expect((await decks.answer(question?.id ?? 0, true)).status).toBe(409);
    await night.undo();
    expect(await playing()).toMatchObject({ title: "Get Low (Dirty)" });
    expect(await hearts()).toBe(1);
    expect((await stateOf(id))?.status).toBe("accepted");
  });

  test("no leaves a near match as nobody's, and the question goes with the next song", async () => {
    const id = await accepted("Get Low", "Lil Jon");
    await decks.play({ title: "Get Low (Dirty)", artist: "Lil Jon" });
    await decks.answer(1, false);
    expect((await decks.hearings()).question).toBeNull();
    await decks.play({ title: "Get Low (Clean)", artist: "Lil Jon" });
    expect((await decks.hearings()).question?.id).toBe(2);
    await decks.play({ title: "Something", artist: "Else" });
    expect((await decks.hearings()).question).toBeNull();
    expect((await stateOf(id))?.status).toBe("accepted");
  });

  test("a song that nobody asked for is what plays, was played, and cannot be asked for again; no figure takes it for a request", async () => {
    await decks.play({ title: "03 Freed from Desire.mp3", artist: "Gala" });
    expect(await playing()).toMatchObject({
      title: "Freed from Desire",
      artist: "Gala",
      backers: 0,
    });
    await decks.play({ title: "Next", artist: "Someone" });
    expect(await titles("played")).toEqual(["Freed from Desire"]);
    const again = await night.ask(new Caller(), { title: "Freed from desire", artist: "GALA" });
    expect(again.body.error).toEqual({ code: "already_played" });
    const insights = await dj.get<{ night: object }>(`${night.djUrl}/insights`);
    expect(insights.body.night).toMatchObject({ requests: 0, played: 1, acceptance: null });
    const csv = await dj.open("GET", `${night.djUrl}/export`);
    expect(await csv.text()).toContain("Freed from Desire,Gala,played");
  });

  test("a song ends by itself when its length has passed and nothing else is heard", async () => {
    const id = await accepted("One", "A");
    await decks.play({ title: "One", artist: "A", duration: 180 });
    await decks.pass(183);
    expect((await stateOf(id))?.status).toBe("playing");
    await decks.pass(1);
    expect((await stateOf(id))?.status).toBe("played");
    expect(await playing()).toBeNull();
  });

  test("a song into which the next is mixed plays until that counts, however long that takes", async () => {
    await night.set({ settings: { deckDelay: 40 } });
    const [one, two] = [await accepted("One", "A"), await accepted("Two", "B")];
    await decks.send({ title: "One", artist: "A", duration: 100 });
    await decks.pass(90);
    await decks.send({ title: "Two", artist: "B" });
    await decks.pass(35);
    expect((await stateOf(one))?.status).toBe("playing");
    await decks.pass(5);
    const { startedAt } = (await stateOf(two)) ?? {};
    expect(await stateOf(one)).toMatchObject({ status: "played", playedAt: startedAt });
    await decks.pass(1);
    const { body } = await dj.get<{ steps: PastStep[] }>(`${night.djUrl}/steps`);
    expect(body.steps.map(({ verb }) => verb).slice(0, 2)).toEqual(["playing", "playing"]);
  });

  test("the DJ's hand wins: what they start after a track was heard goes on, and what they undo stays undone", async () => {
    const [one, two] = [await accepted("One", "A"), await accepted("Two", "B")];
    await decks.send({ title: "One", artist: "A" });
    await decks.pass(5);
    await night.step(two, { status: "playing" });
    await decks.pass(60);
    expect(await stateOf(two)).toMatchObject({ status: "playing" });
    expect(await stateOf(one)).toMatchObject({ status: "accepted" });
    await decks.play({ title: "Three", artist: "C" });
    await night.undo();
    expect(await stateOf(two)).toMatchObject({ status: "playing", playedAt: null });
    await decks.send({ title: "Three", artist: "C" });
    await decks.pass(60);
    expect(await stateOf(two)).toMatchObject({ status: "playing" });
  });

  test("a song that the DJ has started by hand is the one that is heard", async () => {
    const id = await accepted("One", "A");
    await night.step(id, { status: "playing" });
    const { startedAt } = (await stateOf(id)) ?? {};
    await decks.pass(8);
    await decks.play({ title: "A - One", artist: "" });
    expect(await stateOf(id)).toMatchObject({ status: "playing", startedAt });
    expect((await decks.hearings()).playing?.requestId).toBe(id);
  });

  test("the board takes the DJ's step although the decks have moved on since they looked", async () => {
    const [one, two] = [await accepted("One", "A"), await accepted("Two", "B")];
    const seen = (await dj.get<{ cursor: number }>(`${night.djUrl}/requests`)).body.cursor;
    await decks.play({ title: "One", artist: "A" });
    const step = await dj.patch(`/api/dj/requests/${two}?seen=${seen}`, { status: "playing" });
    expect(step.status).toBe(200);
    expect((await stateOf(one))?.status).toBe("played");
  });

  test("while decks are connected, waits come from the real lengths of songs, and else from the pace of the night", async () => {
    for (const title of ["One", "Two", "Three", "Four"]) {
      await decks.play({ title, artist: "A", duration: 600 });
      await decks.pass(104);
    }
    await accepted("Ahead", "B");
    const mine = await night.asked({ title: "Mine", artist: "C" });
    await night.step(mine.id, { status: "accepted" });
    const wait = async () => {
      const { body } = await mine.guest.get<GuestList>(`${night.url}/requests?filter=mine`);
      return body.requests[0]?.waitSeconds;
    };
    const { startedAt } = (await playing()) ?? {};
    const elapsed = (decks.now - Date.parse(startedAt ?? "")) / 1000;
    // What is left of ten minutes, and a song of unknown length.
    expect(await wait()).toBe(600 - elapsed + 210);
    await decks.send({ title: "Ahead", artist: "B", duration: 480 });
    await decks.pass(16);
    expect(await wait()).toBe(480 - 16);
    await decks.pass(30 * 60);
    const { pace } = (await new Caller().get<GuestEvent>(night.url)).body;
    expect(pace.seconds).toBe(120);
  });

  test("the history says that it was the decks, and undo takes back what they did", async () => {
    const id = await accepted("One", "A");
    await decks.play({ title: "One", artist: "A" });
    const { body } = await dj.get<{ steps: PastStep[] }>(`${night.djUrl}/steps`);
    expect(body.steps[0]).toMatchObject({ verb: "playing", title: "One", by: null, byDeck: true });
    expect(body.steps[1]).not.toHaveProperty("byDeck");
    await night.undo();
    expect(await stateOf(id)).toMatchObject({ status: "accepted", startedAt: null });
  });

  test("tracks that waited for the network play when they were heard, each once", async () => {
    const ids = [
      await accepted("One", "A"),
      await accepted("Two", "B"),
      await accepted("Three", "C"),
    ];
    const { now } = decks;
    const at = (ago: number) => new Date(now - ago * 1000).toISOString();
    await decks.send({ title: "One", artist: "A", age: 600 });
    await decks.send({ title: "Wrong", artist: "X", age: 400 });
    await decks.send({ title: "Two", artist: "B", age: 395 });
    await decks.send({ title: "Three", artist: "C", age: 30 });
    await decks.send({ title: "Three", artist: "C", age: 31 });
    await decks.pass(6);
    const rows = await Promise.all(ids.map(stateOf));
    expect(rows.map((row) => row?.status)).toEqual(["played", "played", "playing"]);
    expect(rows.map((row) => row?.startedAt)).toEqual([at(600), at(395), at(30)]);
    expect(await titles("all")).not.toContain("Wrong");
  });

  test("of two processes, one plays a track", async () => {
    const id = await accepted("One", "A");
    await decks.send({ title: "One", artist: "A" });
    decks.now += 20_000;
    jest.setSystemTime(decks.now);
    const own = opened().storage;
    const other = engine === "postgres" ? await openStorage(opened().url) : own;
    const first = playDue();
    setStorage(other);
    const second = playDue();
    setStorage(own);
    await Promise.all([first, second, playDue()]);
    if (engine === "postgres") await other.close();
    const steps = await dj.get<{ steps: PastStep[] }>(`${night.djUrl}/steps`);
    expect(steps.body.steps.filter(({ verb }) => verb === "playing")).toHaveLength(1);
    expect((await dj.get<{ event: DjEvent }>(night.djUrl)).body.event.counts).toMatchObject({
      playing: 1,
    });
    expect((await stateOf(id))?.status).toBe("playing");
  });

  test("another DJ finds neither what was heard nor the question", async () => {
    const stranger = await signedUpDj();
    expect((await stranger.get(`${night.djUrl}/hearings`)).status).toBe(404);
    const answered = await stranger.post(`${night.djUrl}/hearings/1`, { isSame: true });
    expect(answered.status).toBe(404);
    expect((await decks.answer(99, true)).status).toBe(404);
  });
});
