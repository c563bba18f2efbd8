import { act, renderHook } from "@testing-library/react";
import { useWakeLock } from "./use-wake-lock";

class Lock {
  static taken: Lock[] = [];
  released = false;
  constructor() {
    Lock.taken.push(this);
  }
  async release() {
    this.released = true;
  }
}

const happens = (target: EventTarget, type: string) =>
  act(async () => void target.dispatchEvent(new Event(type)));

beforeEach(() => {
  Lock.taken = [];
  Object.assign(navigator, { wakeLock: { request: async () => new Lock() } });
});

test("the screen is kept awake again after the browser has taken the lock away, and once only", async () => {
  const page = renderHook(() => useWakeLock());
  await happens(document, "visibilitychange");
  expect(Lock.taken).toHaveLength(1);
  for (const [target, type] of [
    [document, "visibilitychange"],
    [window, "pageshow"],
    [window, "pointerdown"],
  ] as const) {
    const count = Lock.taken.length;
    await Lock.taken.at(-1)?.release();
    await happens(target, type);
    await happens(target, type);
    expect(Lock.taken).toHaveLength(count + 1);
  }
  page.unmount();
  expect(Lock.taken.every(({ released }) => released)).toBe(true);
  await happens(window, "focus");
  expect(Lock.taken).toHaveLength(4);
});

test("a tablet that sleeps loses the lock, asks for none in its sleep, and gets one when it wakes", async () => {
  const visible = jest.spyOn(document, "visibilityState", "get");
  renderHook(() => useWakeLock());
  await happens(document, "visibilitychange");
  visible.mockReturnValue("hidden");
  await Lock.taken[0]?.release();
  await happens(document, "visibilitychange");
  await happens(window, "focus");
  expect(Lock.taken).toHaveLength(1);
  visible.mockReturnValue("visible");
  await happens(document, "visibilitychange");
  expect(Lock.taken.map(({ released }) => released)).toEqual([true, false]);
  visible.mockRestore();
});

test("over plain http, and where the browser refuses, the page goes on without a lock", async () => {
  Object.assign(navigator, { wakeLock: undefined });
  renderHook(() => useWakeLock());
  await happens(document, "visibilitychange");
  const request = jest.fn().mockRejectedValue(new DOMException("low battery", "NotAllowedError"));
  Object.assign(navigator, { wakeLock: { request } });
  await happens(document, "visibilitychange");
  await happens(document, "visibilitychange");
  expect(request).toHaveBeenCalledTimes(2);
  expect(Lock.taken).toEqual([]);
});
