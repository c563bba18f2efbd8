import { encode, LiveStream } from "./stream";

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
