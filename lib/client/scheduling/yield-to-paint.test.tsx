import { yieldToPaint } from "./yield-to-paint";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a page that is hidden before its next frame waits for none", async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(1);
  const onPainted = jest.fn();
  void yieldToPaint().then(onPainted);
  await jest.advanceTimersByTimeAsync(500);
  expect(onPainted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(600);
  expect(onPainted).toHaveBeenCalled();
});
