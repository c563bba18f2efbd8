import { act, renderHook, waitFor } from "@testing-library/react";
import { throttle } from "@/lib/client/scheduling/throttle";
import { useBoardStore } from "@/lib/party/board/store";
import { useRequestSignal } from "./use-request-signal";
import { useWaitingTitle } from "./use-waiting-title";

test("a rush of requests signals once at the start, and once per quiet interval", () => {
  jest.useFakeTimers();
  const signal = jest.fn();
  const { tell } = throttle(signal, 10_000);
  for (const _ of [1, 2, 3]) tell();
  expect(signal).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(signal).toHaveBeenCalledTimes(2);
  // What was gathered begins an interval of its own; after a quiet one, the next request is told at once.
  tell();
  expect(signal).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(20_000);
  expect(signal).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(10_000);
  expect(signal).toHaveBeenCalledTimes(3);
  tell();
  expect(signal).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
});

describe("with the sound on", () => {
  const vibrate = jest.fn();
  const notes: number[] = [];

  /** Plays nothing, and remembers each note. */
  class SilentNode {
    gain = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    constructor(_: unknown, { frequency }: { frequency?: number }) {
      if (frequency) notes.push(frequency);
    }
    connect = (next: SilentNode) => next;
    start() {}
    stop() {}
  }
  const AudioContext = class {
    state = "running";
    currentTime = 0;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    vibrate.mockClear();
    notes.length = 0;
    Object.assign(navigator, { vibrate });
    Object.assign(window, { AudioContext, OscillatorNode: SilentNode, GainNode: SilentNode });
    useBoardStore.setState({ isSoundOn: true });
  });
  afterEach(() => jest.useRealTimers());

  test("a rush of requests rings and vibrates at its start and after ten seconds, and only rings where nothing vibrates", () => {
    const { result, unmount } = renderHook(useRequestSignal);
    for (const _ of [1, 2, 3]) result.current();
    jest.advanceTimersByTime(10_000);
    expect(vibrate).toHaveBeenCalledTimes(2);
    expect(notes).toHaveLength(4);
    unmount();

    // Safari, and every computer.
    Object.assign(navigator, { vibrate: undefined });
    renderHook(useRequestSignal).result.current();
    expect(notes).toHaveLength(6);
  });

  test("what was gathered does not ring once the sound is off or the board is left", () => {
    const { result, unmount } = renderHook(useRequestSignal);
    for (const _ of [1, 2]) result.current();
    act(() => useBoardStore.getState().toggleSound());
    result.current();
    jest.advanceTimersByTime(60_000);
    expect(vibrate).toHaveBeenCalledTimes(1);

    act(() => useBoardStore.getState().toggleSound());
    for (const _ of [1, 2]) result.current();
    unmount();
    jest.advanceTimersByTime(60_000);
    expect(vibrate).toHaveBeenCalledTimes(2);
  });
});

test("the title counts the waiting requests, and loses the count with the last one and with the board", () => {
  document.title = "DJ board · Crowdcue";
  const { rerender, unmount } = renderHook(({ waiting }) => useWaitingTitle(waiting), {
    initialProps: { waiting: 2 },
  });
  expect(document.title).toBe("(2) DJ board · Crowdcue");
  rerender({ waiting: 11 });
  expect(document.title).toBe("(11) DJ board · Crowdcue");
  rerender({ waiting: 0 });
  expect(document.title).toBe("DJ board · Crowdcue");
  rerender({ waiting: 1 });
  unmount();
  expect(document.title).toBe("DJ board · Crowdcue");
});

test("the title counts on after a link has brought another title", async () => {
  document.title = "Notes · Crowdcue";
  const { unmount } = renderHook(() => useWaitingTitle(2));
  document.title = "Chats · Crowdcue";
  await waitFor(() => expect(document.title).toBe("(2) Chats · Crowdcue"));
  unmount();
  expect(document.title).toBe("Chats · Crowdcue");
});
