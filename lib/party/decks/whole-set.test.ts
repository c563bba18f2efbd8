import type { Insights } from "@/lib/party/insights/schema";
import type { DjRequest, GuestEvent } from "@/lib/party/requests/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { Decks } from "@/lib/testing/decks";
import { onBothEngines } from "@/lib/testing/engines";
import { openNight } from "@/lib/testing/night";

const HOURS = 4;
const TRACK_SECONDS = 230;
const COUNT = Math.floor((HOURS * 3600) / TRACK_SECONDS);
/** The tracks that are played while the network is away: twice, for half a quarter of an hour and for more. */
const isCutAt = (index: number) => (index >= 15 && index < 18) || (index >= 40 && index < 45);
/** Whether the forwarder was ended before it knew that a track had arrived, and sends it again. */
const isRepeatedAt = (index: number) => index === 17 || index === 44;
/** Whether the next track is loaded and taken back a while before it plays. */
const isTriedAt = (index: number) => index % 4 === 1;

type Sent = { index: number; at: number };

onBothEngines(() => {
  afterEach(() => jest.useRealTimers());

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a night is told in the order in which it goes
  test("a set of four hours on two decks, with tracks tried, the network cut twice and the forwarder restarted, is told to the song everywhere", async () => {
    const dj = await signedUpDj();
    const night = await openNight({}, dj);
    const decks = await Decks.at(night);
    const titleOf = (index: number) => `Song number ${index}`;
    const trackOf = (index: number) => ({
      title: `${String(index).padStart(2, "0")} - Artist ${index} - ${titleOf(index)} [124bpm].mp3`,
      duration: TRACK_SECONDS,
      deck: String(1 + (index % 2)),
    });
    // Every third song was asked for, and waits in the queue.
    const asked = new Map<number, string>();
    for (let index = 0; index < COUNT; index += 3) {
      const song = { title: titleOf(index).toUpperCase(), artist: `Artist ${index}` };
      const { id } = await night.asked(song);
      await night.step(id, { status: "accepted" });
      asked.set(index, id);
    }

    const begun = decks.now;
    const startsAt = (index: number) => begun + index * TRACK_SECONDS * 1000;
    const waiting: Sent[] = [];
    const goTo = (at: number) => decks.pass((at - decks.now) / 1000);
    const send = ({ index, at }: Sent) =>
      decks.send({ ...trackOf(index), age: Math.round((decks.now - at) / 1000) });
    const hear = async (sent: Sent, isCut: boolean) => {
      if (isCut) waiting.push(sent);
      else await send(sent);
    };

    for (let index = 0; index < COUNT; index += 1) {
      await goTo(startsAt(index));
      // The rate is that of the real clock, which stands still.
      if (index % 10 === 0) await decks.renew();
      if (!isCutAt(index)) {
        for (const sent of waiting.splice(0)) {
          await send(sent);
          if (isRepeatedAt(sent.index)) await send(sent);
        }
      }
      await hear({ index, at: decks.now }, isCutAt(index));
      if (isTriedAt(index)) {
        await goTo(startsAt(index) + 100_000);
        await hear({ index: index + 1, at: decks.now }, isCutAt(index));
        await goTo(startsAt(index) + 106_000);
        await hear({ index, at: decks.now }, isCutAt(index));
      }
      await goTo(startsAt(index) + 200_000);
    }
    await goTo(startsAt(COUNT) + 60_000);

    const told: DjRequest[] = [];
    for (let page = 1; told.length < COUNT && page < 10; page += 1) {
      told.push(...(await night.djList(`filter=played&pageSize=50&page=${page}`)).body.requests);
    }
    const inOrder = told.toSorted((a, b) => ((a.startedAt ?? "") < (b.startedAt ?? "") ? -1 : 1));
    expect(inOrder.map(({ title }) => title.toLowerCase())).toEqual(
      Array.from({ length: COUNT }, (_, index) => titleOf(index).toLowerCase()),
    );
    expect(inOrder.map(({ startedAt }) => Date.parse(startedAt ?? ""))).toEqual(
      Array.from({ length: COUNT }, (_, index) => startsAt(index)),
    );
    expect([...asked.values()]).toEqual(
      inOrder.flatMap(({ id, backers }) => (backers > 0 ? id : [])),
    );

    const phone = new Caller();
    const { body: event } = await phone.get<GuestEvent>(night.url);
    expect(event).toMatchObject({ playing: null, counts: { played: COUNT, accepted: 0 } });
    const { body: figures } = await dj.get<Insights>(`${night.djUrl}/insights`);
    expect(figures.night).toMatchObject({ played: COUNT, requests: asked.size });
    const csv = await (await dj.open("GET", `${night.djUrl}/export`)).text();
    expect(csv.match(/,played,/g)).toHaveLength(COUNT);
    const { hearings } = await decks.hearings();
    const plays = hearings.filter(({ outcome }) => outcome === "playing");
    expect(plays).toHaveLength(COUNT);
  }, 60_000);
});
