import { fireEvent, render, renderHook, screen } from "@testing-library/react";
import { focusOnMount } from "./focus-on-mount";
import { useChange, useSync } from "./use-change";
import { useDocumentEvent, useLeave, useViewportChange, useWindowEvent } from "./use-event";
import { useInterval, useTimeout } from "./use-timer";

const run = jest.fn();
let visibility: jest.SpyInstance;

beforeEach(() => {
  run.mockClear();
  jest.useFakeTimers();
  visibility = jest.spyOn(document, "visibilityState", "get");
});
afterEach(() => {
  jest.useRealTimers();
  visibility.mockRestore();
});

test("an event reaches the handler of the newest render, and none once the part is gone", () => {
  const { rerender, unmount } = renderHook(
    ({ text }) => {
      useWindowEvent("online", () => run(`window ${text}`));
      useDocumentEvent("copy", () => run(`document ${text}`));
    },
    { initialProps: { text: "first" } },
  );
  rerender({ text: "second" });
  fireEvent(window, new Event("online"));
  fireEvent.copy(document);
  expect(run.mock.calls).toEqual([["window second"], ["document second"]]);
  unmount();
  fireEvent(window, new Event("online"));
  fireEvent.copy(document);
  expect(run).toHaveBeenCalledTimes(2);
});

test("without a name no event is heard", () => {
  const { rerender } = renderHook(({ isOn }) => useWindowEvent(isOn && "online", run), {
    initialProps: { isOn: true },
  });
  rerender({ isOn: false });
  fireEvent(window, new Event("online"));
  expect(run).not.toHaveBeenCalled();
});

test("a part of the page that scrolls is heard, and a window that changes its size", () => {
  const { unmount } = renderHook(() => useViewportChange(() => run()));
  render(<ul />);
  fireEvent.scroll(screen.getByRole("list"));
  fireEvent(window, new Event("resize"));
  expect(run).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent.scroll(screen.getByRole("list"));
  fireEvent(window, new Event("resize"));
  expect(run).toHaveBeenCalledTimes(2);
});

test("a page is left when it is hidden or closed, and a part when it goes: not when the page is shown again", () => {
  const { unmount } = renderHook(() => useLeave(run));
  visibility.mockReturnValue("visible");
  fireEvent(document, new Event("visibilitychange"));
  expect(run).not.toHaveBeenCalled();
  visibility.mockReturnValue("hidden");
  fireEvent(document, new Event("visibilitychange"));
  expect(run).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event("pagehide"));
  expect(run).toHaveBeenCalledTimes(2);
  unmount();
  expect(run).toHaveBeenCalledTimes(3);
});

test("a timeout begins anew with what it waits for, and ends with its time", () => {
  const { rerender } = renderHook(
    ({ ms, since }: { ms: number | undefined; since: string }) => useTimeout(run, ms, since),
    { initialProps: { ms: 300 as number | undefined, since: "a" } },
  );
  jest.advanceTimersByTime(200);
  rerender({ ms: 300, since: "ab" });
  jest.advanceTimersByTime(200);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
  rerender({ ms: 300, since: "abc" });
  rerender({ ms: undefined, since: "abc" });
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("an interval runs until it has no time, and ends with its part", () => {
  const { rerender, unmount } = renderHook(
    ({ ms }: { ms: number | undefined }) => useInterval(run, ms),
    { initialProps: { ms: 1000 as number | undefined } },
  );
  jest.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledTimes(3);
  rerender({ ms: undefined });
  jest.advanceTimersByTime(3000);
  rerender({ ms: 500 });
  jest.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(4);
  unmount();
  jest.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledTimes(4);
});

test("a change is told of, but neither the first value nor one that stays", () => {
  const { rerender } = renderHook(({ value }) => useChange(value, run), {
    initialProps: { value: "cart" },
  });
  rerender({ value: "cart" });
  expect(run).not.toHaveBeenCalled();
  rerender({ value: "address" });
  rerender({ value: "address" });
  expect(run).toHaveBeenCalledTimes(1);
});

test("what follows a value does so from the first on", () => {
  const { rerender } = renderHook(({ value }) => useSync(value, () => run(value)), {
    initialProps: { value: "week" },
  });
  rerender({ value: "week" });
  rerender({ value: "month" });
  expect(run.mock.calls).toEqual([["week"], ["month"]]);
});

test("what takes another's place takes the focus", () => {
  render(<button ref={focusOnMount} type="button" />);
  expect(screen.getByRole("button")).toHaveFocus();
});
