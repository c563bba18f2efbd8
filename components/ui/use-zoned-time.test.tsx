import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { English } from "@/lib/testing/english";
import { useTimeByClock, useZonedTime } from "./use-zoned-time";

function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  return <p>{useZonedTime(timeZone)(at)}</p>;
}

function Row({ at, timeZone }: { at: string; timeZone: string }) {
  return <p>{useTimeByClock(timeZone)(at)}</p>;
}

function show(at: string, timeZone: string, Part = Moment) {
  const { unmount } = render(<Part at={at} timeZone={timeZone} />, { wrapper: English });
  const text = screen.getByRole("paragraph").textContent?.replace(/\s/g, " ");
  unmount();
  return text;
}

/** Where this device is. It is asked once, so the zones of the events vary instead. */
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

test("a time is that of the event's clocks, and names their zone where the device's show another", () => {
  expect(show("2026-11-21T20:00:00Z", own)).toMatch(/^\d+:00 [AP]M$/);
  expect(show("2026-11-21T20:00:00Z", "Asia/Kolkata")).toBe("1:30 AM GMT+5:30");
});

test("both of the hours that come twice when clocks go back name their zone", () => {
  const zone = "Europe/Berlin";
  expect(show("2026-10-25T00:30:00Z", zone)).toBe("2:30 AM GMT+2");
  expect(show("2026-10-25T01:30:00Z", zone)).toBe("2:30 AM GMT+1");
});

test("beside a clock that names the zone, only an hour that comes twice names it again", () => {
  expect(show("2026-11-21T20:00:00Z", "Asia/Kolkata", Row)).toBe("1:30 AM");
  expect(show("2026-10-25T00:30:00Z", "Europe/Berlin", Row)).toBe("2:30 AM GMT+2");
});

test("after midnight the hour keeps the zero that the locale writes, in every engine", () => {
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{}}>
      <Row at="2026-11-24T00:09:00Z" timeZone="UTC" />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("paragraph")).toHaveTextContent(/^00:09$/);
});
