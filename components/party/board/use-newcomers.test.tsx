import { act, renderHook } from "@testing-library/react";
import type { DjDelta } from "@/lib/party/live/schema";
import { useNewcomers } from "./use-newcomers";

const deltaOf = (verb: DjDelta["verb"], ...requests: [id: string, status: string][]) =>
  ({ verb, requests: requests.map(([id, status]) => ({ id, status })) }) as unknown as DjDelta;

/** The newcomers after these changes. */
function after(...deltas: DjDelta[]) {
  const { result } = renderHook(useNewcomers);
  for (const delta of deltas) act(() => result.current.note(delta));
  return result.current.ids;
}

test("what is asked for while the board is open is new until it is decided", () => {
  const [first, second] = [deltaOf("asked", ["a", "pending"]), deltaOf("asked", ["b", "pending"])];
  expect(after(first, second, first)).toEqual(["a", "b"]);
  expect(after(first, second, deltaOf("accepted", ["a", "accepted"]))).toEqual(["b"]);
});

test.each(["backed", "undone", "noted"] as const)(
  "what waits already is not new because it was %s",
  (verb) => {
    expect(after(deltaOf(verb, ["a", "pending"]))).toEqual([]);
  },
);
