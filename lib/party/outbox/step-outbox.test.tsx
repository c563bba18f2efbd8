import { act } from "@testing-library/react";
import { startStepOutbox } from "./step-outbox";
import { useStepsStore } from "./store";

let mockIsMissing = false;
let mockLoads = 0;
/** Jest asks again after a failure, as a browser does. */
jest.mock("./send", () => {
  mockLoads += 1;
  if (mockIsMissing) throw new TypeError("Failed to fetch dynamically imported module");
  return jest.requireActual("./send");
});
jest.mock("@/lib/client/scheduling/when-idle", () => ({ whenIdle: () => undefined }));

const told = { verb: "accepted", title: "Zombie", songs: 1, by: null } as const;
const AT = "2026-11-24T20:00:00.000Z";
const handlers = { onRefusal: jest.fn(), onCaughtUp: jest.fn() };
let sent: string[];
let stop = () => {};

beforeEach(() => {
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
  global.fetch = async (url) => {
    sent.push(new URL(String(url), "http://x").pathname);
    const text = async () => JSON.stringify({ step: told, requests: [], undo: null, cursor: 8 });
    return { ok: true, status: 200, headers: new Headers(), text } as Response;
  };
});
afterEach(() => stop());

const start = () => {
  stop = startStepOutbox("ann", handlers);
};
const settled = () =>
  act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));

function save(djId = "ann") {
  const change = { kind: "change" as const, ids: ["r1"], change: { status: "accepted" as const } };
  const step = { eventId: "e1", djId, act: change, at: AT, step: told };
  useStepsStore.getState().save({ ...step, songs: [], seen: 7, isOver: false });
}

// The first, because what is loaded once stays.
test("code that does not load is tried again in three seconds, or when the network returns", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  mockIsMissing = true;
  save();
  start();
  await after(2999);
  expect(mockLoads).toBe(1);
  await after(1);
  expect(mockLoads).toBe(2);
  stop();
  await after(10_000);
  expect(mockLoads).toBe(2);
  start();
  await after(0);
  expect([mockLoads, sent]).toEqual([3, []]);
  mockIsMissing = false;
  window.dispatchEvent(new Event("online"));
  await after(0);
  expect([mockLoads, sent]).toEqual([4, ["/api/dj/requests/r1"]]);
  jest.useRealTimers();
});

test("steps that are kept go out when the board opens, and the lists are read again", async () => {
  save();
  start();
  await settled();
  expect(sent).toEqual(["/api/dj/requests/r1"]);
  expect(handlers.onCaughtUp).toHaveBeenCalledTimes(1);
});

test("the first step of a page goes out as it is taken, and nothing need be read again", async () => {
  start();
  await settled();
  expect(sent).toEqual([]);
  save();
  await settled();
  expect(sent).toEqual(["/api/dj/requests/r1"]);
  expect(handlers.onCaughtUp).not.toHaveBeenCalled();
});

test("a board sends each step once, however many it takes", async () => {
  start();
  for (let count = 0; count < 3; count += 1) save();
  await settled();
  save();
  await settled();
  expect(sent).toHaveLength(4);
});

test("another DJ's steps start nothing, and are none that this DJ's come after", async () => {
  save("ben");
  start();
  await settled();
  expect([sent, useStepsStore.getState().steps.length]).toEqual([[], 1]);
  save();
  await settled();
  expect(sent).toHaveLength(1);
  expect(handlers.onCaughtUp).not.toHaveBeenCalled();
});

test("a board that is closed sends nothing more, whether it had begun to or not", async () => {
  start();
  stop();
  save();
  window.dispatchEvent(new Event("online"));
  await settled();
  expect(sent).toEqual([]);

  useStepsStore.setState({ steps: [] });
  start();
  save();
  stop();
  await settled();
  expect(sent).toEqual([]);

  start();
  await settled();
  expect(sent).toHaveLength(1);
  stop();
  save();
  await settled();
  expect(sent).toHaveLength(1);
});
