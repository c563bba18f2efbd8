import { randomUUID } from "node:crypto";
import type { Board } from "@/lib/party/board/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { setClock } from "@/lib/testing/clock";
import { onBothEngines } from "@/lib/testing/engines";
import { everything, type Night, openNight, requestRows, stepsTo } from "@/lib/testing/night";
import type { StepAnswer } from "./change-schema";
import type { RequestStatus } from "./statuses";

const DRAWN: Record<string, string[]> = {
  pending: ["accepted", "declined"],
  accepted: ["playing", "pending", "declined"],
  playing: ["played"],
  played: ["pending", "declined"],
  declined: ["pending", "declined"],
  withdrawn: [],
};
const statuses = Object.keys(DRAWN) as RequestStatus[];

/** Creates a request with this status. */
async function inStatus(night: Night, status: RequestStatus) {
  const { id, guest } = await night.asked();
  if (status === "withdrawn") await guest.delete(`${night.url}/requests/${id}/backing`);
  else await night.step(id, ...stepsTo[status]);
  return id;
}

/** Creates a queue of `count` accepted requests and returns their ids in order. */
async function queueOf(night: Night, count: number) {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await inStatus(night, "accepted"));
  return ids;
}

async function order(night: Night, filter = "accepted") {
  const { body } = await night.djList(`filter=${filter}&pageSize=50`);
  return body.requests.map(({ id }) => id);
}

onBothEngines(() => {
  let dj: Caller;
  let night: Night;
  beforeAll(async () => {
    dj = await signedUpDj();
  });
  beforeEach(async () => {
    night = await openNight({}, dj);
  });

  afterEach(() => jest.useRealTimers());

  test.each(statuses)(
    "a step from %s that nobody drew is refused with 409 and changes nothing",
    async (from) => {
      const id = await inStatus(night, from);
      const before = await everything();
      for (const to of statuses.filter((status) => !DRAWN[from]?.includes(status))) {
        const { status, body } = await night.change(id, { status: to });
        expect([to, status, body.error.code]).toEqual([to, 409, "conflict"]);
        expect(await everything()).toEqual(before);
      }
    },
  );

  test.each(statuses.filter((status) => status !== "accepted"))(
    "a %s request has no place in the queue to change",
    async (from) => {
      const id = await inStatus(night, from);
      const before = await everything();
      for (const change of [{ lane: "Peak" }, { pinned: true }, { after: null }]) {
        expect((await night.change(id, change)).status).toBe(409);
      }
      expect(await everything()).toEqual(before);
    },
  );

  /** Prepares the event for a step, and returns the step. */
  type Arrange = (night: Night, queue: string[]) => Promise<[id: string, change: object]>;
  const undoable: [string, Arrange][] = [
    ["accepting", async () => [await inStatus(night, "pending"), { status: "accepted" }]],
    [
      "accepting into a lane",
      async () => [await inStatus(night, "pending"), { status: "accepted", lane: "Peak" }],
    ],
    [
      "declining",
      async () => [
        await inStatus(night, "pending"),
        { status: "declined", declineReason: "explicit" },
      ],
    ],
    [
      "declining with words",
      async () => [
        await inStatus(night, "pending"),
        { status: "declined", declineReason: "other", note: "later" },
      ],
    ],
    ["reopening", async () => [await inStatus(night, "declined"), { status: "pending" }]],
    ["playing", async (_, [first = ""]) => [first, { status: "playing" }]],
    [
      "playing a pinned one while another plays",
      async (_, [first = ""]) => {
        await night.step(first, { pinned: true });
        await inStatus(night, "playing");
        return [first, { status: "playing" }];
      },
    ],
    ["marking as played", async () => [await inStatus(night, "playing"), { status: "played" }]],
    ["parking", async (_, [, second = ""]) => [second, { lane: "Dinner" }]],
    [
      "taking out of a lane",
      async (_, [, second = ""]) => {
        await night.step(second, { lane: "Dinner" });
        return [second, { lane: "queue" }];
      },
    ],
    ["pinning", async (_, [, , third = ""]) => [third, { pinned: true }]],
    [
      "pinning another",
      async (_, [first = "", , third = ""]) => {
        await night.step(first, { pinned: true });
        return [third, { pinned: true }];
      },
    ],
    [
      "parking a pinned one",
      async (_, [first = ""]) => {
        await night.step(first, { pinned: true });
        return [first, { lane: "Peak" }];
      },
    ],
    [
      "unpinning",
      async (_, [first = ""]) => {
        await night.step(first, { pinned: true });
        return [first, { pinned: false }];
      },
    ],
    ["moving to the front", async (_, [, , third = ""]) => [third, { after: null }]],
    ["moving behind another", async (_, [first = "", second = ""]) => [first, { after: second }]],
  ];

  test.each(undoable)("%s is undone exactly", async (_, arrange) => {
    const [id, change] = await arrange(night, await queueOf(night, 3));
    const before = await requestRows(night.id);
    await night.step(id, change);
    expect(await requestRows(night.id)).not.toEqual(before);
    expect((await night.undo()).status).toBe(200);
    expect(await requestRows(night.id)).toEqual(before);
  });

  test.each([
    ["playing", { status: "playing" }],
    ["parking", { lane: "Peak" }],
    ["moving", { after: null }],
  ])("%s many at once is one step and is undone exactly", async (_, change) => {
    const queue = await queueOf(night, 4);
    const before = await requestRows(night.id);
    expect((await bulk(night, queue.slice(1), change)).status).toBe(200);
    expect(await requestRows(night.id)).not.toEqual(before);
    expect((await night.undo()).status).toBe(200);
    expect(await requestRows(night.id)).toEqual(before);
  });

  test("a split is undone exactly, including names and messages", async () => {
    const { id } = await night.asked({ title: "Zombie", name: "Ann", message: "for us" });
    await night.asked({ title: "Zombie", name: "Bo" });
    const before = [await requestRows(night.id), (await night.djList()).body.requests];
    const backerId = (await night.djList()).body.requests[0]?.people[1]?.id;
    const split = await dj.post<{ requests: { id: string }[] }>(`/api/dj/requests/${id}/split`, {
      backerId,
      title: "Zombie (live)",
    });
    const apart = split.body.requests.map((request) => request.id).find((one) => one !== id) ?? "";
    expect((await night.djList()).body.counts.pending).toBe(2);
    expect((await night.undo()).status).toBe(200);
    expect([await requestRows(night.id, [apart]), (await night.djList()).body.requests]).toEqual(
      before,
    );
  });

  test("a merge moves each backer once, and undo restores both requests", async () => {
    const one = await night.asked({ title: "Zombie", name: "Ann" });
    const other = await night.asked({ title: "Zombi", name: "Bo" });
    await night.ask(one.guest, { title: "Zombi" });
    const before = await everything();
    const { body } = await dj.post<{ requests: { id: string; backers: number }[] }>(
      `/api/dj/requests/${other.id}/merge`,
      { into: one.id },
    );
    expect(body.requests.find(({ id }) => id === one.id)?.backers).toBe(2);
    expect((await night.list(other.guest, "filter=mine")).body.requests[0]?.id).toBe(one.id);
    await night.undo();
    const { requests, backers } = await everything();
    expect({ requests, backers }).toEqual({ requests: before.requests, backers: before.backers });
  });

  test("the last twenty steps are undone in order, the 21st is refused", async () => {
    const { id } = await night.asked();
    const snapshots = [];
    for (let step = 0; step < 22; step += 1) {
      snapshots.push(await requestRows(night.id));
      await night.step(id, { status: step % 2 === 0 ? "declined" : "pending" });
    }
    for (let step = 21; step >= 2; step -= 1) {
      expect((await night.undo()).status).toBe(200);
      expect(await requestRows(night.id)).toEqual(snapshots[step]);
    }
    const before = await everything();
    expect((await night.undo()).status).toBe(409);
    expect(await everything()).toEqual(before);
  });

  test("a step is called by its song, or the first of several, and by its DJ", async () => {
    const [one, other, third] = [
      await night.asked({ title: "Zombie" }),
      await night.asked({ title: "Zombi" }),
      await night.asked({ title: "Sandstorm" }),
    ];
    const by = { id: expect.any(String), name: "Mika" };
    await night.step(one.id, { status: "accepted" });
    const merge = await dj.post<StepAnswer>(`/api/dj/requests/${other.id}/merge`, { into: one.id });
    const merged = { verb: "merged", title: "Zombi", songs: 1, by };
    expect(merge.body).toMatchObject({ step: merged, undo: merged });

    const declined = { status: "declined", declineReason: "explicit" };
    await dj.post(`${night.djUrl}/undo`);
    const both = await dj.post<StepAnswer>(`${night.djUrl}/bulk`, {
      ids: [third.id, other.id],
      change: declined,
    });
    expect(both.body.undo).toEqual({ verb: "declined", title: "Sandstorm", songs: 2, by });
    const { body } = await night.undo();
    expect(body.step).toEqual(both.body.undo);
    expect(body.undo).toEqual({ verb: "accepted", title: "Zombie", songs: 1, by });
    const board = await dj.get<{ event: Board }>(night.djUrl);
    expect(board.body.event.undo?.by?.id).toBe(board.body.event.djId);
  });

  test("an undone step makes room for another among the twenty", async () => {
    const { id } = await night.asked();
    let steps = 0;
    const snapshots: object[] = [];
    const take = async (count: number) => {
      for (const until = steps + count; steps < until; steps += 1) {
        snapshots[steps] = await requestRows(night.id);
        await night.step(id, { status: steps % 2 === 0 ? "declined" : "pending" });
      }
    };
    const undo = async (count: number) => {
      for (const until = steps - count; steps > until; ) {
        expect((await night.undo()).status).toBe(200);
        steps -= 1;
        expect(await requestRows(night.id)).toEqual(snapshots[steps]);
      }
    };
    await take(20);
    await undo(10);
    await take(10);
    await undo(20);
    expect((await night.undo()).status).toBe(409);
    await take(3);
    await undo(2);
    expect((await night.djList("filter=all")).body.requests[0]?.status).toBe("declined");
  });

  test("undo does not bring back requests that guests have withdrawn since", async () => {
    const { id, guest } = await night.asked();
    await night.step(id, { status: "declined" });
    await night.step(id, { status: "pending" });
    await guest.delete(`${night.url}/requests/${id}/backing`);
    expect((await night.undo()).status).toBe(409);
    expect((await night.djList("filter=all")).body.total).toBe(0);
  });

  test("undo keeps backers who joined after the step", async () => {
    const { id } = await night.asked({ title: "Zombie" });
    await night.step(id, { status: "accepted" });
    await night.asked({ title: "Zombie" });
    const { body } = await night.undo();
    expect(body.requests[0]).toMatchObject({ status: "pending", backers: 2 });
    expect((await night.djList("filter=pending")).body.requests[0]?.people).toHaveLength(2);
  });

  test("undoing a split merges all backers who joined either request since, each once", async () => {
    const { id, guest: first } = await night.asked({ title: "Zombie" });
    const second = new Caller();
    await night.ask(second, { title: "Zombie", message: "for my sister" });
    const [request] = (await night.djList("filter=pending")).body.requests;
    const backerId = request?.people.find(({ message }) => message)?.id;
    const split = await dj.post<StepAnswer>(`/api/dj/requests/${id}/split`, { backerId });
    const apart = split.body.requests.find((request) => request.id !== id)?.id;
    await second.post(`${night.url}/requests/${id}/backing`);
    await first.post(`${night.url}/requests/${apart}/backing`);
    await new Caller().post(`${night.url}/requests/${apart}/backing`);

    expect((await dj.post(`${night.djUrl}/undo`)).status).toBe(200);
    const { requests } = (await night.djList("filter=all")).body;
    expect(requests.map((request) => [request.id, request.backers])).toEqual([[id, 3]]);
    expect(requests[0]?.people.map(({ message }) => message)).toEqual([
      "for my sister",
      null,
      null,
    ]);
  });

  test("undoing a split brings a request back whose own guests have left it meanwhile", async () => {
    const { id, guest: first } = await night.asked({ title: "Zombie" });
    const second = new Caller();
    await night.ask(second, { title: "Zombie", message: "for my sister" });
    const [request] = (await night.djList("filter=pending")).body.requests;
    const backerId = request?.people.find(({ message }) => message)?.id;
    await dj.post(`/api/dj/requests/${id}/split`, { backerId });
    await first.delete(`${night.url}/requests/${id}/backing`);

    expect((await night.undo()).status).toBe(200);
    const { requests, counts } = (await night.djList("filter=all")).body;
    expect(requests).toMatchObject([{ id, status: "pending", backers: 1, withdrawnAt: null }]);
    expect(requests[0]?.people).toMatchObject([{ message: "for my sister" }]);
    expect(counts).toMatchObject({ all: 1, pending: 1 });
  });

  test("starting a request marks the one that was playing as played", async () => {
    const former = await inStatus(night, "playing");
    const next = await inStatus(night, "accepted");
    await night.step(next, { status: "playing" });
    const { body } = await night.djList("filter=all");
    expect(body.counts).toMatchObject({ playing: 1, played: 1, accepted: 0 });
    expect(body.requests.map(({ id, status }) => [id, status])).toEqual([
      [next, "playing"],
      [former, "played"],
    ]);
  });

  test("two requests started at the same moment leave one playing", async () => {
    const queue = await queueOf(night, 8);
    await Promise.all(queue.map((id) => night.change(id, { status: "playing" })));
    expect((await night.djList()).body.counts).toMatchObject({ playing: 1, played: 7 });
  });

  test("a request that two DJs accept at the same moment is accepted once", async () => {
    const { id } = await night.asked();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => night.change(id, { status: "accepted" })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test.each(["explicit", "not_available", "not_tonight", "wrong_moment"])(
    "a guest learns that a request was declined as %s",
    async (declineReason) => {
      const { id, guest } = await night.asked();
      await night.step(id, { status: "declined", declineReason });
      const [mine] = (await night.list(guest, "filter=mine")).body.requests;
      expect(mine).toMatchObject({ status: "declined", declineReason });
    },
  );

  test("a request declined as already played shows when the song was played", async () => {
    await night.set({ settings: { playedGuardMinutes: 0 } });
    const played = await night.asked({ title: "Zombie" });
    await night.step(played.id, ...stepsTo.played);
    const again = await night.asked({ title: "Zombie" });
    await night.step(again.id, { status: "declined", declineReason: "already_played" });
    const rows = await requestRows(night.id);
    const playedAt = rows.find(({ id }) => id === played.id)?.playedAt;
    expect(playedAt).toBeTruthy();
    expect(rows.find(({ id }) => id === again.id)?.playedAt).toBe(playedAt);
  });

  test("of a song that was played twice, the later time is told", async () => {
    await night.set({ settings: { playedGuardMinutes: 0 } });
    const start = Date.now();
    // The later one was asked for first, and has the smaller id.
    const [later = "", earlier = "", again = ""] = [1, 2, 3].map(() => randomUUID()).sort();
    await night.ask(new Caller(), { id: later, title: "Zombie" });
    await night.step(later, { status: "declined" });
    await night.ask(new Caller(), { id: earlier, title: "Zombie" });
    await night.step(earlier, ...stepsTo.played);
    setClock(start + 3_600_000);
    await night.step(later, { status: "pending" }, ...stepsTo.played);
    await night.ask(new Caller(), { id: again, title: "Zombie" });
    await night.step(again, { status: "declined", declineReason: "already_played" });
    const playedAt = new Map((await requestRows(night.id)).map((row) => [row.id, row.playedAt]));
    expect(playedAt.get(again)).toBe(playedAt.get(later));
    expect(playedAt.get(again)).not.toBe(playedAt.get(earlier));
  });

  test("what is split off an accepted request comes last in its lane", async () => {
    const song = await night.asked({ title: "Zombie" });
    await night.asked({ title: "Zombie" });
    await night.step(song.id, { status: "accepted", lane: "Peak" });
    const other = await inStatus(night, "accepted");
    await night.step(other, { lane: "Peak" });
    const [request] = (await night.djList("search=zombie")).body.requests;
    const backerId = request?.people[0]?.id;
    const { body } = await dj.post<StepAnswer>(`/api/dj/requests/${song.id}/split`, { backerId });
    const apart = body.requests.find(({ id }) => id !== song.id)?.id;
    expect(await order(night)).toEqual([song.id, other, apart]);
  });

  test.each([
    { status: "declined", declineReason: "other" },
    { status: "declined", note: "words without their reason" },
    { status: "accepted", declineReason: "explicit" },
    { status: "declined", declineReason: "because" },
    { lane: "No such lane" },
    {},
  ])("%j is refused and changes nothing", async (change) => {
    const id = await inStatus(night, change.status ? "pending" : "accepted");
    const before = await everything();
    expect((await night.change(id, change)).status).toBe(400);
    expect(await everything()).toEqual(before);
  });

  test("moving, pinning and parking change the order for the DJ and the place for guests", async () => {
    const [a = "", b = "", c = "", d = ""] = await queueOf(night, 4);
    await night.step(d, { after: a });
    expect(await order(night)).toEqual([a, d, b, c]);
    await night.step(c, { after: null });
    expect(await order(night)).toEqual([c, a, d, b]);
    await night.step(b, { pinned: true });
    expect(await order(night)).toEqual([b, c, a, d]);
    await night.step(a, { lane: "Peak" });
    expect(await order(night)).toEqual([b, c, d, a]);
    await night.step(d, { pinned: true });
    expect(await order(night)).toEqual([d, b, c, a]);
    await night.undo();
    expect(await order(night)).toEqual([b, c, d, a]);
  });

  test("a request moved behind the pinned one is the second, wherever that one was before", async () => {
    const [a = "", b = "", c = ""] = await queueOf(night, 3);
    await night.step(c, { pinned: true });
    await night.step(b, { after: c });
    expect(await order(night)).toEqual([c, b, a]);
  });

  test("a queue request moves to its place in another lane, and back to its place in the queue", async () => {
    const [a = "", b = "", c = "", d = ""] = await queueOf(night, 4);
    for (const id of [c, d]) await night.step(id, { lane: "Peak" });
    await night.step(a, { lane: "Peak", after: c });
    expect(await order(night)).toEqual([b, c, a, d]);
    await night.step(d, { lane: "queue", after: null });
    expect(await order(night, "queue")).toEqual([d, b]);
  });

  test("a hundred moves into the same gap never lose the order", async () => {
    const ids = await queueOf(night, 4);
    const [first = "", second = "", third = "", last = ""] = ids;
    const moving = [second, third, last];
    let expected = [...ids];
    for (let index = 0; index < 100; index += 1) {
      const id = moving[index % 3] ?? "";
      await night.step(id, { after: first });
      expected = [first, id, ...expected.filter((one) => one !== first && one !== id)];
    }
    expect(await order(night)).toEqual(expected);
  });

  test("moving a request behind one of another lane is refused", async () => {
    const [a = "", b = ""] = await queueOf(night, 2);
    await night.step(b, { lane: "Peak" });
    expect((await night.change(a, { after: b })).status).toBe(409);
    expect((await night.change(a, { after: a })).status).toBe(409);
  });

  test("a bulk change is applied completely or not at all", async () => {
    const [a = "", b = ""] = await queueOf(night, 2);
    const pending = await inStatus(night, "pending");
    const before = await everything();
    const { status } = await bulk(night, [pending, a, b], { status: "accepted" });
    expect(status).toBe(409);
    expect(await everything()).toEqual(before);
  });

  test("requests moved together keep the order of their ids in the call", async () => {
    const [a = "", b = "", c = "", d = ""] = await queueOf(night, 4);
    await bulk(night, [a, b], { after: d });
    expect(await order(night)).toEqual([c, d, a, b]);
  });

  test.each(["only backer", "unknown backer", "handled request"])(
    "a split of the %s is refused",
    async (what) => {
      const { id } = await night.asked({ title: "Zombie" });
      if (what !== "only backer") await night.asked({ title: "Zombie" });
      if (what === "handled request") await night.step(id, { status: "declined" });
      const people = (await night.djList("filter=all")).body.requests[0]?.people ?? [];
      const backerId = what === "unknown backer" ? "nobody" : people[0]?.id;
      const before = await everything();
      const { status } = await dj.post(`/api/dj/requests/${id}/split`, { backerId });
      expect(status).toBe(what === "unknown backer" ? 404 : 409);
      expect(await everything()).toEqual(before);
    },
  );

  test("a request is not merged into itself, a handled one, or one of another event", async () => {
    const id = await inStatus(night, "pending");
    const played = await inStatus(night, "played");
    const elsewhere = await inStatus(await openNight({}, dj), "pending");
    const before = await everything();
    const merge = (into: string) => dj.post(`/api/dj/requests/${id}/merge`, { into });
    expect((await merge(id)).status).toBe(409);
    expect((await merge(played)).status).toBe(409);
    expect((await merge(elsewhere)).status).toBe(404);
    expect(await everything()).toEqual(before);
  });
});

function bulk(night: Night, ids: string[], change: object) {
  return night.dj.post(`${night.djUrl}/bulk`, { ids, change });
}
