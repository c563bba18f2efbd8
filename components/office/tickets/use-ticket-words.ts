import { useFormatter, useTranslations } from "next-intl";
import { dayOf, numberOf } from "@/lib/office/tickets/rules";
import type { Ticket } from "@/lib/office/tickets/schema";

/** A day has no time zone: noon of UTC is on it everywhere that is asked for in UTC. */
const asDay = (ticket: Pick<Ticket, "Date">) => new Date(`${dayOf(ticket)}T12:00:00Z`);

/** The words for a ticket's number and day. */
export function useTicketWords() {
  const t = useTranslations("tickets");
  const format = useFormatter();
  return {
    name: (ticket: Ticket) => t("numbered", { number: numberOf(ticket) }),
    day: (ticket: Ticket) =>
      format.dateTime(asDay(ticket), { day: "numeric", month: "short", timeZone: "UTC" }),
    longDay: (ticket: Ticket) =>
      format.dateTime(asDay(ticket), { dateStyle: "full", timeZone: "UTC" }),
  };
}
