import { encode, LiveStream, openStreams } from "./stream";

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
});
afterAll(() => {
  jest.useRealTimers();
});

function readerOf(stream: LiveStream) {
  const reader = stream.response.body?.getReader();
  return async () => {
    const part = await reader?.read();
    return part?.done ? undefined : new TextDecoder().decode(part?.value);
  };
}

test("an idle stream sends a comment every 15 seconds", async () => {
  const stream = new LiveStream(0);
  const read = readerOf(stream);
  expect(await read()).toBe("retry: 1000\n\n");
  const first = read();
  jest.advanceTimersByTime(15_000);
  expect(await first).toBe(": \n\n");
  const beats: (string | undefined)[] = [];
  for (const _ of [1, 2]) {
    const next = read().then((text) => beats.push(text));
    jest.advanceTimersByTime(14_000);
    await new Promise((resolve) => setImmediate(resolve));
    const sofar = beats.length;
    jest.advanceTimersByTime(1000);
    await next;
    expect(beats.length).toBe(sofar + 1);
  }
  expect(beats).toEqual([": \n\n", ": \n\n"]);
  stream.end();
});

test("streams that open at once have their heartbeats one after another", () => {
  const beat = jest.spyOn(LiveStream.prototype, "beat");
  const streams = Array.from({ length: 120 }, () => new LiveStream(0));
  const beats = Array.from({ length: 60 }, () => {
    beat.mockClear();
    jest.advanceTimersByTime(250);
    return beat.mock.calls.length;
  });
  expect(beats).toEqual(beats.map(() => 2));
  for (const stream of streams) stream.end();
  beat.mockRestore();
});

function batch(from: number, to: number, title = "") {
  const delta = { at: "", verb: "asked", counts: {}, from: {}, requests: [{ title }] } as never;
  const ids = Array.from({ length: to - from }, (_, index) => from + index + 1);
  const deltas = ids.map((id) => Object.assign({ id }, delta));
  return { from, to, deltas, isReset: false };
}

test("a client that knows part of a batch receives only the rest", async () => {
  const stream = new LiveStream(2);
  const read = readerOf(stream);
  await read();
  for (const news of [batch(0, 2), batch(0, 4), batch(3, 4)]) stream.send(news, encode(news));
  expect((await read())?.match(/^id: \d+/gm)).toEqual(["id: 3", "id: 4"]);
  stream.end();
  expect(await read()).toBeUndefined();
});

test("the stream of a phone that stops reading is dropped before it fills the memory", async () => {
  const stream = new LiveStream(0);
  let hasLeft = false;
  stream.onEnd(() => {
    hasLeft = true;
  });
  let sent = 0;
  for (; sent < 1000 && !hasLeft; sent += 1) {
    const news = batch(sent, sent + 1, "x".repeat(1000));
    stream.send(news, encode(news));
  }
  expect(hasLeft).toBe(true);
  expect(sent).toBeLessThan(400);
});

test("the stream of a DJ begins with a pulse, and has one every five seconds", async () => {
  const stream = new LiveStream(0, { dj: "d1" });
  const read = readerOf(stream);
  const pulse = "event: pulse\ndata: {}\n\n";
  expect([await read(), await read()]).toEqual(["retry: 1000\n\n", pulse]);
  const next = read();
  jest.advanceTimersByTime(5000);
  const heard = await next;
  // Its heartbeat may come first.
  expect(heard === ": \n\n" ? await read() : heard).toBe(pulse);
  expect([stream.dj, stream.guest]).toEqual(["d1", undefined]);
  stream.end();
});

test("a guest's stream has no pulse, and knows whose it is", async () => {
  const stream = new LiveStream(0, { guest: "g1" });
  const read = readerOf(stream);
  await read();
  stream.pulse();
  stream.beat();
  expect(await read()).toBe(": \n\n");
  expect([stream.dj, stream.guest]).toEqual([undefined, "g1"]);
  stream.end();
});

test("a batch is one message for each change, and a reset says up to where", () => {
  const text = (given: ReturnType<typeof batch>) => new TextDecoder().decode(encode(given));
  const messages = batch(4, 6).deltas.map(
    (delta) => `id: ${(delta as { id: number }).id}\ndata: ${JSON.stringify(delta)}\n\n`,
  );
  expect(text(batch(4, 6))).toBe(messages.join(""));
  expect(text(batch(4, 4))).toBe("");
  expect(text({ ...batch(4, 6), isReset: true })).toBe("event: reset\nid: 6\ndata: {}\n\n");
});

describe("a reset", () => {
  /** What a client that knows so much hears of a reset between two cursors. */
  async function heardBy(known: number, from: number, to: number) {
    const stream = new LiveStream(known);
    const read = readerOf(stream);
    await read();
    const reset = { ...batch(from, from), to, isReset: true };
    stream.send(reset, encode(reset));
    stream.end();
    return read();
  }

  test("reaches whoever has missed that much", async () => {
    expect(await heardBy(0, 0, 900)).toContain("event: reset\nid: 900");
  });

  test("reaches whoever knows of more than there is, from a database that is gone", async () => {
    expect(await heardBy(99, 99, 3)).toContain("event: reset\nid: 3");
  });

  test("does not reach whoever has heard of it", async () => {
    expect(await heardBy(900, 0, 900)).toBeUndefined();
  });
});

test("the stream of a deleted event says so as its last word", async () => {
  const stream = new LiveStream(0);
  const read = readerOf(stream);
  await read();
  stream.endAsGone();
  stream.beat();
  expect([await read(), await read()]).toEqual(["event: gone\ndata: {}\n\n", undefined]);
});

test("an ended stream is forgotten, and tells so once, also whoever asks too late", () => {
  const [stream, leave, late] = [new LiveStream(0), jest.fn(), jest.fn()];
  stream.onEnd(leave);
  expect(openStreams.get().has(stream)).toBe(true);
  stream.end();
  stream.end();
  stream.onEnd(late);
  expect([openStreams.get().has(stream), leave.mock.calls.length, late.mock.calls.length]).toEqual([
    ...[false, 1, 1],
  ]);
});

test("a stream ends with its client, whether that leaves now or has left", () => {
  const leaving = new AbortController();
  const stream = new LiveStream(0);
  stream.endOn(leaving.signal);
  expect(openStreams.get().has(stream)).toBe(true);
  leaving.abort();
  expect(openStreams.get().has(stream)).toBe(false);
  const late = new LiveStream(0);
  late.endOn(AbortSignal.abort());
  expect(openStreams.get().has(late)).toBe(false);
  const without = new LiveStream(0);
  without.endOn(undefined);
  expect(openStreams.get().has(without)).toBe(true);
  without.end();
});
