import { act, render, screen } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { FetchedData } from "@/components/layout/fetched-data";
import type { Destination } from "@/lib/party/permalinks/schema";
import { intlLocale } from "@/lib/shell/i18n/locales";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { PermalinkScreen } from "./permalink-screen";

const EIGHT = Date.UTC(2026, 10, 28, 19);
const next: Destination = {
  state: "next",
  djName: "Mika",
  opensAt: "2026-11-28T19:00:00.000Z",
  timeZone: "Europe/Berlin",
};

/** A phone that waits since `now`, and what its server says from then on. */
function wait(leads: Destination, now: number, later: Destination) {
  jest.useFakeTimers({ now });
  const replaced: string[] = [];
  const body = JSON.stringify({ name: "mika", leads: later });
  global.fetch = (async () => {
    return { ok: true, status: 200, headers: new Headers(), text: async () => body };
  }) as unknown as typeof fetch;
  const router = { replace: (href: string) => replaced.push(href), prefetch: () => {} };
  render(
    <AppRouterContext value={router as never}>
      <English>
        <PermalinkScreen answer={{ name: "mika", leads }} />
      </English>
    </AppRouterContext>,
  );
  return replaced;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => jest.useRealTimers());

test("a waiting phone tells the time of the venue, and moves on as the event opens", async () => {
  const replaced = wait(next, EIGHT - 30_000, { state: "open", code: "PARTY2" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Opens at 8:00 PM");
  expect(screen.getByRole("main")).toHaveTextContent("Song requests with \u2068Mika\u2069");
  await pass(29_000);
  expect(replaced).toEqual([]);
  await pass(2_000);
  expect(replaced).toEqual(["/requests?event=PARTY2"]);
});

test("an event of another day is announced with its day", () => {
  wait(next, EIGHT - 24 * 3_600_000, next);
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading).toHaveTextContent("Opens Saturday, November 28 at 8:00 PM");
});

test("where nothing is planned, the page says so, and looks again", async () => {
  const replaced = wait({ state: "none" }, EIGHT, { state: "open", code: "PARTY2" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Nothing on right now");
  expect(screen.getByRole("link", { name: "Join with a code" })).toBeInTheDocument();
  await pass(61_000);
  expect(replaced).toEqual(["/requests?event=PARTY2"]);
});

const router = { replace: () => undefined, prefetch: () => undefined } as never;

test("a phone that nobody attends asks on, however often the server has failed", async () => {
  jest.useFakeTimers({ now: EIGHT });
  const ask = jest.fn().mockRejectedValue(new TypeError("offline"));
  global.fetch = ask;
  render(
    <AppRouterContext value={router}>
      <English>
        <FetchedData>
          <PermalinkScreen answer={{ name: "mika", leads: { state: "none" } }} />
        </FetchedData>
      </English>
    </AppRouterContext>,
  );
  // A page that somebody attends gives up after its third retry.
  await pass(80_000);
  const asked = ask.mock.calls.length;
  await pass(5 * 60_000);
  expect(ask.mock.calls.length).toBeGreaterThan(asked + 8);
});

test("a time stands there as the product writes English: by a clock of 24 hours", () => {
  jest.useFakeTimers({ now: EIGHT - 30_000 });
  render(
    <AppRouterContext value={router}>
      <NextIntlClientProvider locale={intlLocale("en")} timeZone="UTC" messages={messages}>
        <PermalinkScreen answer={{ name: "mika", leads: next }} />
      </NextIntlClientProvider>
    </AppRouterContext>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Opens at 20:00");
});
