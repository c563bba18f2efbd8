import { daysAgo, drawTimes, fakerOf } from "./faker";
import { buildPeople } from "./people";
import type { Language } from "./words/language";
import { REPORTS } from "./words/tickets";

/** A ticket's colour depends on its status: closed is green, pending is amber, open is red. */
const LABELS = { Open: "error", Pending: "warning", Closed: "success" } as const;
const STATUSES = ["Open", "Pending", "Closed"] as const;

/** Formats `2026-11-20T…` as `11-20-2026`. */
function monthDayYear(time: string) {
  const [year, month, day] = time.slice(0, 10).split("-");
  return `${month}-${day}-${year}`;
}

export function buildTickets(language: Language = "en") {
  const faker = fakerOf("tickets");
  const people = buildPeople();
  const reports = REPORTS[language];
  const times = drawTimes(faker, reports.length, daysAgo(60));
  return reports.map(([ticketTitle, ticketDescription], index) => {
    const agent = faker.helpers.arrayElement(people);
    const Status = STATUSES[index % STATUSES.length] ?? "Open";
    return {
      Id: index + 1,
      ticketTitle,
      ticketDescription,
      Status,
      Label: LABELS[Status],
      thumb: agent.avatar,
      AgentName: agent.name,
      Date: monthDayYear(times[index] ?? ""),
      deleted: false,
    };
  });
}
