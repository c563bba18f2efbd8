import { act, render, screen } from "@testing-library/react";
import { English } from "@/lib/testing/english";
import { useIsToCome } from "./server-clock";
import { useLookAt } from "./use-look-at";

function Opening({ at }: { at: string }) {
  useLookAt(at);
  return useIsToCome(at) ? "to come" : "open";
}

const show = (at: number) => (
  <English>
    <Opening at={new Date(at).toISOString()} />
  </English>
);
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("what an instant changes is shown when it comes, also where it was moved to the present", async () => {
  jest.useFakeTimers();
  const start = Date.now();
  const { rerender } = render(show(start + 60_000));
  await passes(20_500);
  expect(screen.getByText("to come")).toBeInTheDocument();
  rerender(show(start + 20_400));
  await passes(50);
  expect(screen.getByText("open")).toBeInTheDocument();
  rerender(show(start + 26_000));
  await passes(5_000);
  expect(screen.getByText("to come")).toBeInTheDocument();
  await passes(1_000);
  expect(screen.getByText("open")).toBeInTheDocument();
});
