import { act } from "@testing-library/react";
import { startSteps } from "./send";
import { useStepsStore } from "./store";

type Saved = Parameters<ReturnType<typeof useStepsStore.getState>["save"]>[0];
const told = { verb: "accepted", title: "Zombie", songs: 1, by: null } as const;
const AT = "2026-11-24T20:00:00.000Z";
const change = { kind: "change", ids: ["r1"], change: { status: "accepted" } } as const;

function newStep(fields: Partial<Saved> = {}): Saved {
  const step = { eventId: "e1", djId: "ann", act: { ...change, ids: ["r1"] }, at: AT, step: told };
  return { ...step, songs: [], seen: 7, isOver: false, ...fields };
}

/** What was sent, at which second, and the status and body of each answer; without one, the server hangs. */
let sent: { second: number; method: string; url: string; body: unknown }[];
let answers: (readonly [status: number, body: unknown] | "hang" | "gone")[];
let startedAt: number;
let stop = () => {};

const ok = [200, { step: told, requests: [], undo: null, cursor: 8 }] as const;
const busy = [503, { error: { code: "unavailable" } }] as const;
const handlers = { onRefusal: jest.fn(), onCaughtUp: jest.fn() };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  jest.clearAllMocks();
  localStorage.clear();
  useStepsStore.persist.rehydrate();
  useStepsStore.setState({
    outbox: "",
    steps: [],
    confirmed: [],
    isSilent: false,
    downSince: null,
  });
  sent = [];
  answers = [];
  startedAt = Date.now();
  global.fetch = async (url, { method = "", body } = {}) => {
    const second = (Date.now() - startedAt) / 1000;
    sent.push({ second, method, url: String(url), body: body && JSON.parse(String(body)) });
    const answer = answers.shift() ?? ok;
    if (answer === "hang") return new Promise(() => {});
    if (answer === "gone") throw new TypeError("Failed to fetch");
    const [status, found] = answer;
    const text = async () => JSON.stringify(found);
    return { ok: status < 400, status, headers: new Headers(), text } as Response;
  };
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = (isLate = false) => {
  stop = startSteps("ann", handlers, isLate);
};
const save = (fields?: Partial<Saved>) => useStepsStore.getState().save(newStep(fields));
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const steps = () => useStepsStore.getState().steps;
const seconds = () => sent.map(({ second }) => second);

test.each<[string, Partial<Saved>, string, string, unknown]>([
  ["a change", {}, "PATCH", "/api/dj/requests/r1", { status: "accepted" }],
  [
    "a change of several",
    { act: { ...change, ids: ["r1", "r2"] } },
    "POST",
    "/api/dj/events/e1/bulk",
    { ids: ["r1", "r2"], change: { status: "accepted" } },
  ],
  [
    "a split",
    { act: { kind: "split", ids: ["r1"], backerId: "b1" } },
    "POST",
    "/api/dj/requests/r1/split",
    { backerId: "b1" },
  ],
  [
    "a merge",
    { act: { kind: "merge", ids: ["r1", "r2"], into: "r2" } },
    "POST",
    "/api/dj/requests/r1/merge",
    { into: "r2" },
  ],
  ["undo", { act: { kind: "undo", ids: ["r1"] } }, "POST", "/api/dj/events/e1/undo", undefined],
])("%s is sent with what the DJ had seen", async (_, fields, method, path, body) => {
  const { id } = save(fields);
  start();
  await after(0);
  const query = `?${new URLSearchParams({ seen: "7", step: id })}`;
  expect(sent).toEqual([{ second: 0, method, url: `${path}${query}`, body }]);
  expect(useStepsStore.getState().confirmed).toMatchObject([{ id, answer: ok[1] }]);
  expect(steps()).toEqual([]);
});

test("a step on which the DJ insists says so", async () => {
  save({ isOver: true });
  start();
  await after(0);
  expect(new URL(sent[0]?.url ?? "", "http://x").searchParams.get("over")).toBe("yes");
});

test("a request that the DJ adds is sent as it is, and comes with the lists", async () => {
  const body = { id: crypto.randomUUID(), title: "Levels", artist: "" };
  save({ act: { kind: "submit", ids: [], body } });
  start();
  await after(0);
  expect(sent).toEqual([{ second: 0, method: "POST", url: "/api/dj/events/e1/requests", body }]);
  const { confirmed } = useStepsStore.getState();
  expect([steps(), confirmed]).toEqual([[], []]);
});

test("without an answer a step is tried again ever later, every 15 seconds in the end", async () => {
  answers = Array.from({ length: 8 }, () => busy);
  save();
  start();
  await after(59_000);
  expect(seconds()).toEqual([0, 1, 3, 7, 15, 30, 45]);
  expect(useStepsStore.getState().isSilent).toBe(true);
  await after(60_000);
  expect(seconds().slice(7)).toEqual([60, 75]);
  expect(new Set(sent.map(({ url }) => url)).size).toBe(1);
  expect([steps(), useStepsStore.getState().isSilent]).toEqual([[], false]);
});

test.each([
  [500, "unexpected"],
  [503, "unavailable"],
  [429, "too_fast"],
  [401, "signed_out"],
])("a step that meets %i %s is sent again as the same step", async (status, code) => {
  answers = [[status, { error: { code } }]];
  save();
  start();
  await after(1000);
  expect([sent.length, new Set(sent.map(({ url }) => url)).size, steps()]).toEqual([2, 1, []]);
  expect(handlers.onRefusal).not.toHaveBeenCalled();
});

test("after an answer the next failure is tried again as soon as the first", async () => {
  answers = [busy, busy, ok, busy, ok];
  save();
  save();
  start();
  await after(10_000);
  expect(seconds()).toEqual([0, 1, 3, 3, 4]);
});

test("a network that returns is tried at once, and then as if it had not failed", async () => {
  answers = Array.from({ length: 5 }, () => "gone" as const);
  save();
  start();
  await after(5000);
  expect(seconds()).toEqual([0, 1, 3]);
  window.dispatchEvent(new Event("online"));
  await after(2000);
  expect(seconds()).toEqual([0, 1, 3, 5, 6]);
});

test("while the server does not answer, another step waits for the next try", async () => {
  answers = [busy];
  const first = save();
  start();
  await after(500);
  const second = save({ act: { ...change, ids: ["r2"] } });
  await after(400);
  expect(sent).toHaveLength(1);
  await after(100);
  const ids = sent.map(({ url }) => new URL(url, "http://x").searchParams.get("step"));
  expect(ids).toEqual([first.id, first.id, second.id]);
});

test("a connection that hangs for six seconds counts as lost", async () => {
  answers = ["hang"];
  save();
  start();
  await after(5999);
  expect([sent.length, useStepsStore.getState().isSilent]).toEqual([1, false]);
  await after(1);
  expect(useStepsStore.getState().isSilent).toBe(true);
  await after(1000);
  expect(seconds()).toEqual([0, 7]);
});

test("one step is sent at a time, and a new one at once when the others are done", async () => {
  answers = ["hang"];
  save();
  start();
  await after(0);
  save({ act: { ...change, ids: ["r2"] } });
  await after(1000);
  expect(sent).toHaveLength(1);
  await after(6000);
  expect(sent).toHaveLength(3);
  save();
  await after(0);
  expect(sent).toHaveLength(4);
});

test.each([
  [400, "invalid_input"],
  [403, "forbidden"],
  [404, "not_found"],
  [409, "conflict"],
])("a step that meets %i %s is given up and told, and the next one goes", async (status, code) => {
  answers = [[status, { error: { code } }]];
  const { id } = save();
  save();
  start();
  await after(0);
  expect(handlers.onRefusal.mock.calls).toEqual([
    [expect.objectContaining({ id }), expect.objectContaining({ code, status })],
  ]);
  expect([sent.length, steps()]).toEqual([2, []]);
});

const song = { id: "r1", status: "accepted", lane: "queue", pinned: false };
const whole = {
  ...{ ...song, title: "Zombie", artist: "", trackId: null, seconds: null, position: 0 },
  ...{ declineReason: null, declineNote: null, backers: 1, createdAt: "2026-11-22T20:00:00.000Z" },
  ...{ acceptedAt: null, startedAt: null, playedAt: null, declinedAt: null, withdrawnAt: null },
};
const clashed = (status: string) => {
  const clashes = [{ step: told, request: { ...whole, status } }];
  return [409, { error: { code: "conflict" }, clashes, cursor: 9 }] as const;
};

test("a step that clashes stays with what it met, and the DJ is asked", async () => {
  answers = [clashed("declined")];
  const { id } = save();
  start();
  await after(0);
  expect(steps()).toMatchObject([{ id, isSent: true, clash: { cursor: 9 } }]);
  expect(handlers.onRefusal.mock.calls).toEqual([[expect.objectContaining({ id })]]);
  await after(60_000);
  expect(sent).toHaveLength(1);
});

test("a step that the others have taken as well goes, and nobody is asked or told of an error", async () => {
  answers = [clashed("accepted")];
  const { id } = save({ songs: [whole] as never });
  start();
  await after(0);
  expect(steps()).toEqual([]);
  expect(handlers.onRefusal.mock.calls).toEqual([[expect.objectContaining({ id }), undefined]]);
});

test("only this DJ’s steps are sent", async () => {
  save({ djId: "ben" });
  start();
  await after(20_000);
  expect([sent.length, steps().length]).toEqual([0, 1]);
});

test("without a network nothing is tried or marked as sent, so that undo takes it out", async () => {
  const network = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  save();
  start();
  await after(60_000);
  expect([sent, steps()[0]?.isSent]).toEqual([[], false]);
  network.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await after(0);
  expect(sent).toHaveLength(1);
  expect(handlers.onCaughtUp).toHaveBeenCalledTimes(1);
});

test("the lists are read again once after steps that came late, and not after those that came at once", async () => {
  save();
  start();
  await after(0);
  expect(handlers.onCaughtUp).not.toHaveBeenCalled();
  answers = [busy];
  save();
  await after(1000);
  expect(handlers.onCaughtUp).toHaveBeenCalledTimes(1);
  save();
  await after(0);
  expect([sent.length, handlers.onCaughtUp.mock.calls.length]).toEqual([4, 1]);
});

test("steps that are older than the page came late", async () => {
  save();
  start(true);
  await after(0);
  expect(handlers.onCaughtUp).toHaveBeenCalledTimes(1);
});

test("once stopped nothing is sent, neither a new step, nor what waits for its time, nor when the network returns", async () => {
  answers = [busy];
  save();
  start();
  await after(0);
  stop();
  save();
  window.dispatchEvent(new Event("online"));
  await after(60_000);
  expect(sent).toHaveLength(1);
});
