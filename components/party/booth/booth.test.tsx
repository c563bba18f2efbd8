import { renderHook } from "@testing-library/react";
import { gathered } from "./gather";
import { useWaitingTitle } from "./use-waiting-title";

test("a rush of requests signals once at the start, and once per quiet interval", () => {
  jest.useFakeTimers();
  const signal = jest.fn();
  const tell = gathered(signal, 10_000);
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
