import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { Notification } from "@/lib/party/notifications/persisted-rules";
import messages from "@/messages/en.json";
import { NotificationItem } from "./notification-item";

const heardOf: Notification = {
  id: "r1",
  kind: "request",
  title: "Zombie",
  event: "e1",
  words: null,
  reason: null,
  at: new Date(Date.now() - 5000).toISOString(),
  isRead: false,
};

test("what came after the page was made is not said to be in the future", () => {
  const madeAt = new Date(Date.now() - 20_000);
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" now={madeAt} messages={messages}>
      <NotificationItem notification={heardOf} onOpen={() => {}} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("time")).toHaveTextContent(/^\d+ seconds ago/);
});

test("the exact time is that of the event's clocks, with their zone where the device's is another", () => {
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <NotificationItem
        notification={{ ...heardOf, at: "2026-11-21T20:00:00Z", timeZone: "Asia/Kolkata" }}
        onOpen={() => {}}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("time")).toHaveTextContent(/Nov 22, 2026, 1:30\sAM GMT\+5:30$/);
});

/** The DOM of the tests has no layout. */
function measure(scrollHeight: number, clientHeight: number) {
  for (const [name, height] of Object.entries({ scrollHeight, clientHeight }))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => height });
}

test("a long answer of the DJ's can be read whole, with its line breaks, without leaving the page", async () => {
  measure(160, 80);
  const words = `Not tonight.\n${"The couple asked us to skip it. ".repeat(8)}`.trim();
  const onOpen = jest.fn();
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <NotificationItem notification={{ ...heardOf, kind: "declined", words }} onOpen={onOpen} />
    </NextIntlClientProvider>,
  );
  const more = screen.getByRole("button", { name: messages.notifications.more });
  // A button within a link is neither.
  expect(more.closest("a")).toBeNull();
  const said = screen.getByText(/^Not tonight\./);
  expect(said.textContent).toBe(words);
  expect(said).toHaveClass("clamped");
  await userEvent.click(more);
  expect(said).toHaveClass("text");
  expect(onOpen).not.toHaveBeenCalled();
});
