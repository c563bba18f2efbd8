import { renderHook } from "@testing-library/react";
import { useOutboxStore } from "@/lib/party/guests/store";
import { English } from "@/lib/testing/english";
import { useSentHere } from "./use-sent-here";

test("the answer at an event is told elsewhere once its page is left", () => {
  const { unmount, rerender } = renderHook(({ code }) => useSentHere(code), {
    wrapper: English,
    initialProps: { code: "PARTY2" },
  });
  const watched = () => useOutboxStore.getState().watched;
  expect(watched()).toBe("PARTY2");
  rerender({ code: "GALA23" });
  expect(watched()).toBe("GALA23");
  unmount();
  expect(watched()).toBeUndefined();
});
