import { Caller, signedUpDj } from "@/lib/testing/calls";
import { setClock } from "@/lib/testing/clock";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import type { StepAnswer } from "./change-schema";
import type { GuestEvent } from "./schema";

const MINUTE = 60_000;

function callLast(night: Night, minutes: number | null) {
  const body = { minutes };
  return night.dj.send<StepAnswer & Failure>("PUT", `${night.djUrl}/last-call`, { body });
}

async function seen(night: Night) {
  return (await new Caller().get<GuestEvent>(night.url)).body;
}

onBothEngines((_, opened) => {
  let dj: Caller;
  beforeAll(async () => {
    dj = await signedUpDj();
  });
  afterEach(() => jest.useRealTimers());

  test("guests see when the last call ends, and are refused from then on", async () => {
    const night = await openNight({}, dj);
    const { body } = await callLast(night, 10);
    expect(body.undo).toMatchObject({ verb: "lastCall" });
    const { lastCallAt, status } = await seen(night);
    expect(status).toBe("open");
    const left = Date.parse(lastCallAt ?? "") - Date.now();
    expect(left).toBeGreaterThan(9 * MINUTE);
    expect(left).toBeLessThanOrEqual(10 * MINUTE);
    expect((await night.ask(new Caller())).status).toBe(201);

    setClock(Date.now() + 10 * MINUTE);
    expect((await seen(night)).status).toBe("closed");
    expect(await night.ask(new Caller())).toMatchObject({
      status: 403,
      body: { error: { code: "requests_closed" } },
    });
  });

  test("a last call is changed, taken back and undone, step by step", async () => {
    const night = await openNight({}, dj);
    const ends = async () => (await seen(night)).lastCallAt;
    await callLast(night, 15);
    const first = await ends();
    await callLast(night, 5);
    expect(await ends()).not.toBe(first);
    expect((await night.undo()).body.step.verb).toBe("lastCall");
    expect(await ends()).toBe(first);
    await callLast(night, null);
    expect(await ends()).toBeNull();
    await night.undo();
    expect(await ends()).toBe(first);
    await night.undo();
    expect(await ends()).toBeNull();
    expect((await callLast(night, null)).body.error.code).toBe("conflict");
  });

  test("undo closes nothing: a former last call that is over by now does not come back", async () => {
    const night = await openNight({}, dj);
    await callLast(night, 5);
    await callLast(night, 30);
    setClock(Date.now() + 10 * MINUTE);
    expect((await night.undo()).status).toBe(200);
    expect(await seen(night)).toMatchObject({ status: "open", lastCallAt: null });
  });

  test("whoever opens requests by hand after the last call has ended opens them", async () => {
    const night = await openNight({}, dj);
    await callLast(night, 5);
    setClock(Date.now() + 6 * MINUTE);
    await night.set({ status: "open" });
    expect(await seen(night)).toMatchObject({ status: "open", lastCallAt: null });
  });

  test("there is no last call where nobody can request a song", async () => {
    const night = await openNight({}, dj);
    await night.set({ status: "paused" });
    expect((await callLast(night, 5)).body.error.code).toBe("conflict");
  });

  test("guests learn that a request will not fit, and read no more rows for it", async () => {
    const night = await openNight({}, dj);
    const cost = async () => costOf(opened().url, () => seen(night));
    for (const _ of Array(4)) await night.step((await night.asked()).id, { status: "accepted" });
    const without = await cost();
    await night.set({ closesAt: new Date(Date.now() + 16 * MINUTE).toISOString() });
    expect((await seen(night)).full).toBe(true);
    await night.set({ closesAt: new Date(Date.now() + 20 * MINUTE).toISOString() });
    expect((await seen(night)).full).toBe(false);
    expect(await cost()).toEqual(without);
  });

  test("waits follow the pace of the night, and an undone start does not count", async () => {
    const night = await openNight({}, dj);
    const start = Math.ceil(Date.now() / 1000) * 1000;
    const songs = await Promise.all(Array.from({ length: 6 }, () => night.asked()));
    for (const { id } of songs) await night.step(id, { status: "accepted" });
    for (const [number, { id }] of songs.slice(0, 4).entries()) {
      setClock(start + number * 5 * MINUTE);
      await night.step(id, { status: "playing" });
    }
    const waitOf = async () => {
      const { body } = await night.list(songs[5]?.guest ?? new Caller(), "filter=mine");
      return body.requests[0]?.waitSeconds;
    };
    // One song is before it, and the fourth has just started.
    expect(await waitOf()).toBe(600);
    expect((await seen(night)).pace.seconds).toBe(300);
    await night.undo();
    expect((await seen(night)).pace.seconds).toBeNull();
  });
});
