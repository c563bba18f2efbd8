import { FakeEventSource as Source } from "@/lib/testing/event-source";
import { openEventStream } from "./event-stream";

const heard: unknown[] = [];
const listener = {
  onMessage: (data: unknown, id: number) => heard.push(["message", data, id]),
  onReset: (id: number) => heard.push(["reset", id]),
  onGone: () => heard.push("gone"),
  onConnection: (connection: string) => heard.push(connection),
};
let close = () => {};
let startedAt: number;
/** When connections were opened, in seconds. */
let openedAt: number[];

class TimedSource extends Source {
  constructor(url: string) {
    super(url);
    openedAt.push((Date.now() - startedAt) / 1000);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Source.install();
  Object.assign(globalThis, { EventSource: TimedSource });
  heard.length = 0;
  openedAt = [];
  startedAt = Date.now();
  close = openEventStream("/live", 4, listener);
});
afterEach(() => {
  close();
  jest.useRealTimers();
});

const newest = () => {
  const source = Source.opened.at(-1);
  if (!source) throw new Error("A stream was opened.");
  return source;
};
const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

test("messages come with their ids, and a connection that opens is live", () => {
  expect(newest().url).toBe("/live?cursor=4");
  newest().onopen();
  newest().onmessage({ data: '{"a":1}', lastEventId: "7" });
  newest().onmessage({ data: "2", lastEventId: "" });
  expect(heard).toEqual(["live", ["message", { a: 1 }, 7], ["message", 2, 7]]);
});

test("a reset says up to where, and a new connection goes on from there", () => {
  newest().say("reset", { lastEventId: "900" });
  newest().say("reset");
  newest().refuse();
  pass(1);
  expect(heard).toEqual([["reset", 900], ["reset", 900], "connecting"]);
  expect(newest().url).toBe("/live?cursor=900");
});

test("an answer that is no stream is tried again ever later, and after three the page polls", () => {
  for (let failure = 0; failure < 8; failure += 1) {
    newest().refuse();
    pass(30);
  }
  const pauses = openedAt.slice(1).map((second, index) => second - 30 * index);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  expect(heard).toEqual([
    ...["connecting", "connecting"],
    ...["polling", "polling", "polling", "polling", "polling", "polling"],
  ]);
});

test("after a connection that was open, failures count anew", () => {
  newest().refuse();
  pass(1);
  newest().refuse();
  pass(2);
  newest().onopen();
  newest().refuse();
  pass(1);
  expect(openedAt).toEqual([0, 1, 3, 4]);
  expect(heard).toEqual(["connecting", "connecting", "live", "connecting"]);
});

test("a lost connection is the browser's to open again", () => {
  newest().onopen();
  newest().onerror();
  pass(60);
  expect([heard, Source.opened.length]).toEqual([["live", "connecting"], 1]);
});

test("a network that returns is tried at once, in the place of what was there", () => {
  newest().refuse();
  window.dispatchEvent(new Event("online"));
  expect(openedAt).toEqual([0, 0]);
  pass(60);
  expect(Source.opened).toHaveLength(2);
  window.dispatchEvent(new Event("online"));
  expect(Source.open).toHaveLength(1);
});

describe("a stream with a pulse", () => {
  beforeEach(() => newest().say("pulse"));

  test("is given up after eleven seconds of silence, and again when nothing follows", () => {
    newest().onmessage({ data: "1", lastEventId: "9" });
    pass(10.9);
    expect(Source.opened).toHaveLength(1);
    pass(0.1);
    expect([newest().url, Source.open.length]).toEqual(["/live?cursor=9", 1]);
    pass(22);
    expect(openedAt).toEqual([0, 11, 22, 33]);
    expect(heard.slice(1)).toEqual(["connecting", "connecting", "polling"]);
  });

  test.each([
    ["a pulse", () => newest().say("pulse")],
    ["a message", () => newest().onmessage({ data: "1", lastEventId: "5" })],
    ["an opening", () => newest().onopen()],
  ])("lives on with %s", (_, happen) => {
    for (let times = 0; times < 3; times += 1) {
      pass(10);
      happen();
    }
    expect(Source.opened).toHaveLength(1);
    pass(11);
    expect(Source.opened).toHaveLength(2);
  });
});

test("a stream without a pulse may be silent for long", () => {
  newest().onopen();
  pass(600);
  expect(Source.opened).toHaveLength(1);
});

test("a deleted event's stream stays closed", () => {
  newest().say("pulse");
  newest().say("gone");
  window.dispatchEvent(new Event("online"));
  pass(60);
  expect([heard, Source.opened.length, Source.open.length]).toEqual([["gone"], 1, 0]);
});

test("a stream that is closed opens no more, neither after a failure nor after silence", () => {
  newest().say("pulse");
  newest().refuse();
  close();
  window.dispatchEvent(new Event("online"));
  pass(60);
  expect([Source.opened.length, Source.open.length]).toEqual([1, 0]);
});
