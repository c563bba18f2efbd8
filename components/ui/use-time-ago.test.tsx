import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { watchPointer } from "@/lib/client/scheduling/pointer-gate";
import { useTimeAgo } from "./use-time-ago";

const NOW = Date.parse("2026-11-21T22:00:00Z");
const ASKED = "2026-11-21T21:59:50Z";

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

function Ago({ children }: { children?: string | undefined }) {
  const timeAgo = useTimeAgo("short");
  return (
    <p>
      {timeAgo(ASKED)}
      {children}
    </p>
  );
}
const page = (words?: string) => (
  <NextIntlClientProvider locale="en" timeZone="UTC">
    <Ago />
    <Ago>{words}</Ago>
  </NextIntlClientProvider>
);
const shown = () => screen.getAllByRole("paragraph").map((one) => one.textContent);

test("times change together every fifteen seconds, and not with what else renders", async () => {
  const { rerender } = render(page());
  expect(shown()).toEqual(["10 sec. ago", "10 sec. ago"]);
  await act(async () => jest.advanceTimersByTimeAsync(7000));
  rerender(page("!"));
  expect(shown()).toEqual(["10 sec. ago", "10 sec. ago!"]);
  await act(async () => jest.advanceTimersByTimeAsync(9000));
  expect(shown()).toEqual(["25 sec. ago", "25 sec. ago!"]);
});

test("times change after what a finger taps", async () => {
  watchPointer();
  render(page());
  await act(async () => jest.advanceTimersByTimeAsync(14_900));
  document.dispatchEvent(new Event("pointerdown"));
  await act(async () => jest.advanceTimersByTimeAsync(500));
  expect(shown()).toEqual(["10 sec. ago", "10 sec. ago"]);
  document.dispatchEvent(new Event("pointerup"));
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(shown()).toEqual(["25 sec. ago", "25 sec. ago"]);
});

test("a short age is no negative number, in French either", () => {
  render(
    <NextIntlClientProvider locale="fr" timeZone="UTC">
      <Ago />
    </NextIntlClientProvider>,
  );
  expect(shown()).toEqual(["il y a 10\u00a0s"]);
});
