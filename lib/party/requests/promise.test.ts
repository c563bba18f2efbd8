import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, type Night, openNight, stepsTo } from "@/lib/testing/night";
import { MOST_POSTPONED } from "./promise-rules";
import type { GuestRequest } from "./schema";

type Answer = { request: GuestRequest } & Failure;

onBothEngines(() => {
  let dj: Caller;
  let night: Night;
  beforeAll(async () => {
    dj = await signedUpDj();
  });
  beforeEach(async () => {
    night = await openNight({}, dj);
  });

  const promiseOf = (id: string) => `${night.url}/requests/${id}/promise`;
  const hear = (guest: Caller, id: string) => guest.send("PUT", promiseOf(id));
  const notNow = (guest: Caller, id: string) => guest.delete<Answer>(promiseOf(id));

  async function accepted(title?: string) {
    const asked = await night.asked(title ? { title } : {});
    await night.step(asked.id, ...stepsTo.accepted);
    return asked;
  }

  async function playing() {
    const asked = await night.asked();
    await night.step(asked.id, ...stepsTo.playing);
    return asked;
  }

  /** The queue as DJs see it: each song with whether its guest was told, or is away. */
  async function line() {
    const { requests } = (await night.djList("filter=queue")).body;
    return requests.map(({ id, toldAt, postponedAt }) => ({
      id,
      isTold: toldAt !== null,
      isAway: postponedAt !== null,
    }));
  }

  test("DJs see that a guest knows that their song is next, once it is and the guest has seen it", async () => {
    const first = await accepted();
    const second = await accepted();
    // Before anything plays, the first song may be hours away.
    expect((await hear(first.guest, first.id)).status).toBe(204);
    expect((await line()).map(({ isTold }) => isTold)).toEqual([false, false]);
    await playing();
    await hear(second.guest, second.id);
    await hear(first.guest, first.id);
    await hear(first.guest, first.id);
    expect((await line()).map(({ isTold }) => isTold)).toEqual([true, false]);
    // Guests learn nothing of each other.
    expect(JSON.stringify((await night.list(second.guest)).body)).not.toMatch(/toldAt|postponedAt/);
  });

  test("only who has asked for a song can say that they know, and nobody can say so elsewhere", async () => {
    const { id } = await accepted();
    await playing();
    const voter = new Caller();
    await voter.post(`${night.url}/requests/${id}/backing`);
    for (const stranger of [voter, new Caller()]) {
      expect((await hear(stranger, id)).status).toBe(404);
    }
    const { code } = await openNight({}, dj);
    const { guest, id: own } = await accepted();
    const elsewhere = `/api/events/${code}/requests/${own}/promise`;
    expect((await guest.send("PUT", elsewhere)).status).toBe(404);
    expect((await guest.delete(elsewhere)).status).toBe(404);
    expect((await line()).map(({ isTold }) => isTold)).toEqual([false, false]);
  });

  test("whoever says “not now” lets one song go first and keeps the turn, and the DJ sees it", async () => {
    await playing();
    const own = await accepted();
    const [second, third] = [await accepted(), await accepted()];
    await hear(own.guest, own.id);
    const { status, body } = await notNow(own.guest, own.id);
    expect([status, body.request.status, body.request.place]).toEqual([200, "accepted", 2]);
    expect(await line()).toEqual([
      { id: second.id, isTold: false, isAway: false },
      { id: own.id, isTold: false, isAway: true },
      { id: third.id, isTold: false, isAway: false },
    ]);
    await night.step(second.id, { status: "playing" });
    await hear(own.guest, own.id);
    expect((await line())[0]).toEqual({ id: own.id, isTold: true, isAway: true });
  });

  test("a guest whose song waits alone is away until another song plays: nothing is promised meanwhile", async () => {
    await playing();
    const own = await accepted();
    await hear(own.guest, own.id);
    expect((await notNow(own.guest, own.id)).body.request.place).toBe(1);
    await hear(own.guest, own.id);
    expect(await line()).toEqual([{ id: own.id, isTold: false, isAway: true }]);
    await playing();
    await hear(own.guest, own.id);
    expect((await line())[0]?.isTold).toBe(true);
  });

  test("a pinned song goes behind the next one as well", async () => {
    await playing();
    const [second, own] = [await accepted(), await accepted()];
    await night.step(own.id, { pinned: true });
    expect((await notNow(own.guest, own.id)).body.request.place).toBe(2);
    expect((await line()).map(({ id }) => id)).toEqual([second.id, own.id]);
  });

  test("“not now” works a few times, near the front, for the guest who asked first, while the event runs", async () => {
    await playing();
    const own = await accepted();
    const rest = [await accepted(), await accepted(), await accepted()];
    const far = rest[2] ?? own;
    const refusal = async (guest: Caller, id: string) => (await notNow(guest, id)).body.error?.code;
    expect(await refusal(far.guest, far.id)).toBe("conflict");
    const joined = new Caller();
    await joined.post(`${night.url}/requests/${own.id}/backing`);
    expect(await refusal(joined, own.id)).toBe("conflict");
    expect(await refusal(new Caller(), own.id)).toBe("not_found");
    for (let times = 0; times < MOST_POSTPONED; times += 1) {
      await night.step(own.id, { after: null });
      expect((await notNow(own.guest, own.id)).body.request.postponed).toBe(times + 1);
    }
    await night.step(own.id, { after: null });
    expect(await refusal(own.guest, own.id)).toBe("conflict");
    await night.set({ status: "closed" });
    expect(await refusal(far.guest, far.id)).toBe("requests_closed");
  });

  test("a song that goes back to waiting is promised no more, until the DJ undoes that", async () => {
    await playing();
    const own = await accepted();
    await hear(own.guest, own.id);
    await night.step(own.id, { status: "pending" });
    const toldAt = async () =>
      (await night.djList("filter=all")).body.requests.find(({ id }) => id === own.id)?.toldAt;
    expect(await toldAt()).toBeNull();
    await night.undo();
    expect(await toldAt()).not.toBeNull();
  });

  test("undo puts a song behind the one whose guest has taken its former place meanwhile", async () => {
    await playing();
    const [first, second, third] = [await accepted(), await accepted(), await accepted()];
    await night.step(third.id, { after: null });
    await notNow(first.guest, first.id);
    await night.undo();
    const { requests } = (await night.djList("filter=queue")).body;
    expect(requests.map(({ id }) => id)).toEqual([second.id, first.id, third.id]);
    const places = requests.map(({ position }) => position);
    expect(new Set(places).size).toBe(3);
  });
});
