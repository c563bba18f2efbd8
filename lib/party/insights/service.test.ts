import type { DjEvent } from "@/lib/party/events/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { setClock } from "@/lib/testing/clock";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, Night, openNight, stepsTo } from "@/lib/testing/night";
import type { Insights, Nights } from "./schema";

const HOUR_MS = 3_600_000;

onBothEngines((_, opened) => {
  let dj: Caller;
  let before: Night;
  let night: Night;
  const figures = (of = night, query = "") =>
    of.dj.get<Insights & Failure>(`${of.djUrl}/insights${query}`);

  beforeAll(async () => {
    dj = await signedUpDj();
    before = await openNight({}, dj);
    await before.set({ opensAt: "2026-01-01T18:00:00Z" });
    await before.step((await before.asked()).id, ...stepsTo.declined);

    night = await openNight({}, dj);
    for (const state of ["played", "played", "accepted", "declined", "pending"] as const) {
      const { id } = await night.asked({ artist: "Daft Punk" });
      await night.step(id, ...stepsTo[state]);
    }
    const withdrawn = await night.asked();
    await withdrawn.guest.delete(`${night.url}/requests/${withdrawn.id}/backing`);
    const twice = await night.asked({ title: "Levels", artist: "Avicii" });
    await night.ask(twice.guest, { title: "One more of mine" });
    await night.asked({ title: "Levels", artist: "Avicii" });
    const typed = await night.asked({ title: "Levels, please", artist: "Avicii" });
    await dj.post(`/api/dj/requests/${typed.id}/merge`, { into: twice.id });
  });

  afterEach(() => jest.useRealTimers());

  test("a night is told by what is stored: outcomes, songs, artists, reasons, guests and its curve", async () => {
    const { status, body } = await figures();
    expect(status).toBe(200);
    expect(body.outcomes).toEqual({
      played: 2,
      playing: 0,
      accepted: 1,
      pending: 3,
      declined: 1,
      withdrawn: 1,
    });
    expect(body.night).toMatchObject({ requests: 8, guests: 8, acceptance: 0.75, played: 2 });
    expect(body.reasons).toEqual([{ reason: "wrong_moment", count: 1 }]);
    expect(body.songs[0]).toEqual({
      title: "Levels",
      artist: "Avicii",
      backers: 3,
      isPlayed: false,
    });
    expect(body.artists[0]).toEqual({ artist: "Daft Punk", backers: 5, requests: 5 });
    expect(body.night.wait.count).toBe(2);
    expect(body.answer.count).toBe(4);
    expect(body.buckets.reduce((sum, { requests }) => sum + requests, 0)).toBe(8);
    expect(body.peaks.reduce((sum, { count }) => sum + count, 0)).toBe(9);
  });

  test("a whole night stands beside the night before, an hour beside none", async () => {
    expect((await figures()).body.previous).toMatchObject({ id: before.id, requests: 1 });
    expect((await figures()).body.previousBuckets).toContain(1);
    const hour = (await figures(night, "?period=hour")).body;
    expect(hour).toMatchObject({ period: "hour", previous: null, previousBuckets: [] });
    expect(hour.night.requests).toBe(8);
    expect((await figures(before)).body.previous).toBeNull();
  });

  test("the last hour of a night that is over ends with its last request", async () => {
    const over = await openNight({}, dj);
    const opensAt = Date.now();
    await over.asked();
    setClock(opensAt + 2 * HOUR_MS);
    await over.asked({ title: "The last one" });
    setClock(opensAt + 5 * HOUR_MS);
    await over.set({ status: "closed" });
    const { body } = await figures(over, "?period=hour");
    expect(body.songs.map(({ title }) => title)).toEqual(["The last one"]);
    await dj.delete(over.djUrl);
  });

  test("a night that collected ahead has the waits, curve and peaks of the night alone", async () => {
    const host = await signedUpDj();
    const started = Date.now();
    const opensAt = new Date(started + 5 * HOUR_MS).toISOString();
    const collectsFrom = new Date(started - HOUR_MS).toISOString();
    const event = { name: "Gala", opensAt, settings: { collectsFrom } };
    const created = await host.post<{ event: DjEvent }>("/api/dj/events", event);
    const gala = new Night(host, created.body.event);
    const ahead = await gala.asked({ title: "Levels" });
    await gala.step(ahead.id, { status: "accepted" });
    expect((await figures(gala)).body).toMatchObject({ ahead: 0, buckets: [{ requests: 1 }] });
    setClock(started + 6 * HOUR_MS);
    await gala.step(ahead.id, { status: "playing" }, { status: "played" });
    await gala.step((await gala.asked()).id, { status: "accepted" });
    const { body } = await figures(gala);
    expect(body).toMatchObject({ ahead: 1, answer: { count: 1 } });
    expect(body.night).toMatchObject({ requests: 2, wait: { count: 1, median: 3600 } });
    const sumOf = (of: "requests" | "played") =>
      body.buckets.reduce((sum, bucket) => sum + bucket[of], 0);
    expect([sumOf("requests"), sumOf("played"), body.peaks.length]).toEqual([1, 1, 1]);
    expect(Date.parse(body.buckets[0]?.at ?? "")).toBeGreaterThan(started + 4 * HOUR_MS);
    const { nights } = (await host.get<Nights>("/api/dj/insights")).body;
    expect(nights).toMatchObject([{ wait: { median: 3600 } }]);
  });

  test("a night on which nobody asked for anything has figures too, all of them nothing", async () => {
    const empty = await openNight();
    const { status, body } = await figures(empty);
    expect(status).toBe(200);
    expect(body).toMatchObject({ buckets: [], songs: [], peaks: [], previous: null });
    expect((await empty.dj.get<Nights>("/api/dj/insights")).body.nights).toEqual([]);
  });

  test("the DJ's nights are compared, newest first, as many as asked for", async () => {
    const { body } = await dj.get<Nights>("/api/dj/insights");
    expect(body.nights.map(({ id }) => id)).toEqual([night.id, before.id]);
    expect(body.nights[1]).toMatchObject({ requests: 1, declined: 1, acceptance: 0 });
    const one = await dj.get<Nights>("/api/dj/insights?nights=1");
    expect(one.body.nights.map(({ id }) => id)).toEqual([night.id]);
    expect((await dj.get<Failure>("/api/dj/insights?nights=13")).status).toBe(400);
  });

  test("a night's figures do not exist for other DJs, and for nobody who is signed out", async () => {
    const other = await signedUpDj();
    const foreign = await other.get<Failure>(`${night.djUrl}/insights`);
    expect([foreign.status, foreign.body.error.code]).toEqual([404, "not_found"]);
    expect((await other.get<Nights>("/api/dj/insights")).body.nights).toEqual([]);
    const stranger = new Caller();
    expect((await stranger.get(`${night.djUrl}/insights`)).status).toBe(401);
    expect((await stranger.get("/api/dj/insights")).status).toBe(401);
  });

  test("figures cost a fixed number of statements, however many requests and nights there are", async () => {
    const cost = (act: () => Promise<unknown>) => costOf(opened().url, act);
    const crowd = await signedUpDj();
    const first = await openNight({}, crowd);
    await first.asked();
    const [one, many] = [await cost(() => figures(first)), await cost(() => figures())];
    const nights = () => dj.get("/api/dj/insights");
    const [few, more] = [await cost(() => crowd.get("/api/dj/insights")), await cost(nights)];
    expect([many.statements, more.statements]).toEqual([one.statements, few.statements]);
    expect(many.statements).toBeLessThanOrEqual(9);
    expect(more.statements).toBeLessThanOrEqual(8);
  });
});
