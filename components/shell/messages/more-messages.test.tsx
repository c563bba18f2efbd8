import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useTimeByClock } from "@/components/ui/use-zoned-time";
import { intlLocale } from "@/lib/shell/i18n/locales";
import english from "@/messages/en.json";
import { MoreMessages } from "./more-messages";

function Opening() {
  return <p>{useTimeByClock("UTC")("2026-11-22T20:00:00Z")}</p>;
}

test("what brings words of its own writes times as the page does: by a clock of 24 hours", () => {
  render(
    <NextIntlClientProvider locale={intlLocale("en")} timeZone="UTC" messages={{}}>
      <MoreMessages messages={english}>
        <Opening />
      </MoreMessages>
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("paragraph")).toHaveTextContent(/^20:00$/);
});
