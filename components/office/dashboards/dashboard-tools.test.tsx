import { renderHook } from "@testing-library/react";
import { English } from "@/lib/testing/english";
import { useFigureText } from "./dashboard-tools";

test.each([
  [1, 6, "17%"],
  [9, 6, "150%"],
  [6, 6, "100%"],
  // Of 241 guests, one is left.
  [240, 241, "99%"],
  // There is no share of nothing.
  [5, 0, "5"],
])("a difference of %d from %d is told as %s", (difference, before, text) => {
  const { result } = renderHook(useFigureText, { wrapper: English });
  expect(result.current.change(difference, before)).toBe(text);
});
