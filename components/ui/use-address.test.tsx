import { act } from "@testing-library/react";
import { renderHookAt } from "@/lib/testing/router";
import { useAddress } from "./use-address";

function shown(search: string) {
  return renderHookAt(`/apps/tickets?${search}`, useAddress);
}

test("of two changes, the second keeps the first, though nothing was rendered in between", () => {
  const address = shown("status=Open");
  const { go } = address.current;
  // Undo opens a ticket just when the typing in the search rests.
  act(() => {
    go({ id: 7 }, true);
    go({ search: "poster" }, false);
  });
  expect(address.current.params.toString()).toBe("status=Open&id=7&search=poster");
});

test("a change is made to where the browser has gone back to, though that is not rendered yet", () => {
  const address = shown("page=2");
  act(() => address.current.go({ id: 7 }, true));
  const { go } = address.current;
  act(() => {
    window.history.back();
    go({ search: "poster" }, false);
  });
  expect(address.current.params.toString()).toBe("page=2&search=poster");
});
