import { renderHook } from "@testing-library/react";
import { English } from "@/lib/testing/english";
import { useServerNow } from "./server-clock";

afterEach(() => jest.restoreAllMocks());

/** Where a second ends between two reads of one value, React warns on the console, which fails a test. */
test("a second that ends within a render changes nothing of what it shows", () => {
  let now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => {
    now += 10;
    return now;
  });
  for (let before = 10; before <= 300; before += 10) {
    now = Date.parse("2026-11-21T22:00:00Z") + before * 60_000 - before;
    const { result, unmount } = renderHook(useServerNow, { wrapper: English });
    expect(result.current.getTime() % 1000).toBe(0);
    unmount();
  }
});
