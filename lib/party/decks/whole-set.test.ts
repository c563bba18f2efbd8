import { addressOf } from "@/lib/calls/address";
import type { ListedSong } from "@/lib/party/exports/schema";
import type { Insights } from "@/lib/party/insights/schema";
import { getRecap } from "@/lib/party/recap/service";
import { requestCalls } from "@/lib/party/requests/calls";
import type { PastStep } from "@/lib/party/requests/change-schema";
import type { GuestList } from "@/lib/party/requests/list-schema";
import type { DjRequest, GuestEvent } from "@/lib/party/requests/schema";
import { wallQuery } from "@/lib/party/wall/rules";
import type { OwnWall } from "@/lib/party/wall/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { Decks } from "@/lib/testing/decks";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight } from "@/lib/testing/night";

const HOURS = 4;
const TRACK_SECONDS = 230;
const COUNT = Math.floor((HOURS * 3600) / TRACK_SECONDS);
/** The tracks that are played while the network is away: twice, for half a quarter of an hour and for more. */
const isCutAt = (index: number) => (index >= 15 && index < 18) || (index >= 40 && index < 45);
/** Whether the forwarder was ended before it knew that a track had arrived, and sends it again. */
const isRepeatedAt = (index: number) => index === 17 || index === 44;
/** Whether the next track is loaded and taken back a while before it plays. */
const isTriedAt = (index: number) => index % 4 === 1;
/** Every third song was asked for, and waits in the queue. */
const isAskedAt = (index: number) => index % 3 === 0;

const all = Array.from({ length: COUNT }, (_, index) => index);
const titleOf = (index: number) => `Song number ${index}`;
const askedTitleOf = (index: number) =>
  isAskedAt(index) ? titleOf(index).toUpperCase() : titleOf(index);
const trackOf = (index: number) => ({
  title: `${String(index).padStart(2, "0")} - Artist ${index} - ${titleOf(index)} [124bpm].mp3`,
  duration: TRACK_SECONDS,
  deck: String(1 + (index % 2)),
});

/** A set on two decks, by way of a forwarder that keeps tracks while the network is away. */
class PlayedSet {
  readonly #decks: Decks;
  readonly #waiting: { index: number; at: number }[] = [];
  readonly #begun: number;

  constructor(decks: Decks) {
    this.#decks = decks;
    this.#begun = decks.now;
  }

  startsAt(index: number) {
    return this.#begun + index * TRACK_SECONDS * 1000;
  }

  goTo(index: number, seconds: number) {
    return this.#decks.pass((this.startsAt(index) - this.#decks.now) / 1000 + seconds);
  }

  #send({ index, at }: { index: number; at: number }) {
    return this.#decks.send({ ...trackOf(index), age: Math.round((this.#decks.now - at) / 1000) });
  }

  async #hear(index: number, isCut: boolean) {
    this.#waiting.push({ index, at: this.#decks.now });
    for (const kept of isCut ? [] : this.#waiting.splice(0)) {
      await this.#send(kept);
      if (isRepeatedAt(kept.index)) await this.#send(kept);
    }
  }

  /** Plays a track, and comes back before it ends. */
  async play(index: number) {
    const isCut = isCutAt(index);
    await this.goTo(index, 0);
    // The rate is that of the real clock, which stands still.
    if (index % 10 === 0) await this.#decks.renew();
    await this.#hear(index, isCut);
    if (isTriedAt(index)) {
      await this.goTo(index, 100);
      await this.#hear(index + 1, isCut);
      await this.goTo(index, 106);
      await this.#hear(index, isCut);
    }
    await this.goTo(index, 200);
  }
}

/** What is told of a night on the board, phones and a wall. */
class Told {
  readonly #night: Night;
  readonly #phone = new Caller();
  readonly #wall: Caller;

  private constructor(night: Night, wall: Caller) {
    this.#night = night;
    this.#wall = wall;
  }

  static async of(night: Night) {
    const wall = new Caller();
    const { pairing } = (await wall.post<OwnWall>("/api/wall")).body;
    await night.dj.post(`${night.djUrl}/walls`, { code: pairing?.code, name: "" });
    return new Told(night, wall);
  }

  /** What each of them says that plays, and which comes next. */
  async now() {
    const { dj, code, djUrl } = this.#night;
    const { event } = (await this.#wall.get<OwnWall>("/api/wall")).body;
    const [board, phone, wall] = [
      (await this.#night.djList("filter=playing")).body.requests[0],
      (await this.#phone.get<GuestEvent>(`/api/events/${code}`)).body.playing,
      (await this.#wall.get<GuestEvent>(`/api/events/${event}`)).body.playing,
    ];
    const list = addressOf(requestCalls.list, { params: { code }, query: wallQuery });
    const [next] = (await this.#wall.get<GuestList>(list)).body.requests;
    const [step] = (await dj.get<{ steps: PastStep[] }>(`${djUrl}/steps`)).body.steps;
    const history = step?.byDeck && step.verb === "playing" ? step.title : undefined;
    const titles = [board?.title, phone?.title, wall?.title, history];
    return { playing: [...new Set(titles)], next: next?.title };
  }
}

onBothEngines(() => {
  afterEach(() => jest.useRealTimers());

  test("a set of four hours on two decks, with tracks tried, the network cut twice and the forwarder restarted, is told to the song everywhere", async () => {
    const dj = await signedUpDj();
    const night = await openNight({}, dj);
    const decks = await Decks.at(night);
    const told = await Told.of(night);
    const asked: string[] = [];
    for (const index of all.filter(isAskedAt)) {
      const { id } = await night.asked({ title: askedTitleOf(index), artist: `Artist ${index}` });
      await night.step(id, { status: "accepted" });
      asked.push(id);
    }
    const set = new PlayedSet(decks);
    for (const index of all) {
      await set.play(index);
      if (isCutAt(index)) continue;
      const next = all.find((later) => later > index && isAskedAt(later));
      const nextTitle = next && askedTitleOf(next);
      expect(await told.now()).toEqual({ playing: [askedTitleOf(index)], next: nextTitle });
    }
    await set.goTo(COUNT, 60);

    const titles = all.map(askedTitleOf);
    const starts = all.map((index) => new Date(set.startsAt(index)).toISOString());
    const board: DjRequest[] = [];
    for (let page = 1; page * 50 < COUNT + 50; page += 1) {
      board.push(...(await night.djList(`filter=played&pageSize=50&page=${page}`)).body.requests);
    }
    board.sort((a, b) => ((a.startedAt ?? "") < (b.startedAt ?? "") ? -1 : 1));
    expect(board.map(({ title }) => title)).toEqual(titles);
    expect(board.map(({ startedAt }) => startedAt)).toEqual(starts);
    expect(board.flatMap(({ id, backers }) => (backers > 0 ? id : []))).toEqual(asked);
    // The history keeps twenty steps: the end of the last song, and nineteen that have begun.
    const { steps } = (await dj.get<{ steps: PastStep[] }>(`${night.djUrl}/steps`)).body;
    expect(steps.every(({ byDeck }) => byDeck)).toBe(true);
    expect(steps.map(({ verb, title }) => [verb, title])).toEqual([
      ["played", titles.at(-1)],
      ...titles
        .slice(-19)
        .reverse()
        .map((title) => ["playing", title]),
    ]);
    const phone = new Caller();
    const { body: event } = await phone.get<GuestEvent>(night.url);
    expect(event).toMatchObject({ playing: null, counts: { played: COUNT, accepted: 0 } });
    expect(await told.now()).toEqual({ playing: [undefined], next: undefined });
    const { body: figures } = await dj.get<Insights>(`${night.djUrl}/insights`);
    expect(figures.night).toMatchObject({ played: COUNT, requests: asked.length });
    const csv = await (await dj.open("GET", `${night.djUrl}/export`)).text();
    const played = csv.split(/\r?\n/).filter((line) => line.includes(",played,"));
    expect(played.map((line) => line.split(",")[0]).sort()).toEqual(titles.toSorted());
    const list = await dj.get<{ songs: ListedSong[] }>(`${night.djUrl}/lists/played`);
    expect(list.body.songs.map(({ title }) => title)).toEqual(titles);
    const plays = (await decks.hearings()).hearings.filter(({ outcome }) => outcome === "playing");
    expect(plays).toHaveLength(COUNT);
    await night.set({ status: "closed" });
    const recap = await getRecap(night.code, "nobody");
    expect(recap?.songs.map(({ title, startedAt }) => [title, startedAt])).toEqual(
      all.map((index) => [titles[index], starts[index]]),
    );
  }, 60_000);
});
