import { daysAgo, drawTimes, fakerOf } from "./faker";
import { buildPeople } from "./people";

/** The support tickets' titles with their descriptions. */
const REPORTS = [
  [
    "The QR poster prints too dark",
    "The code on the A4 poster could not be read under the bar's red light.",
  ],
  ["Song search misses accents", "Typing Beyonce without the accent found nothing on the night."],
  [
    "Tablet goes to sleep in the booth",
    "The screen dimmed between two requests although it was charging.",
  ],
  ["Requests arrive twice", "A guest sent one song with bad reception and it showed up two times."],
  [
    "Library import stops at 5,000 songs",
    "The collection has 12,000 tracks and the bar halts half way.",
  ],
  ["Add a lane for the last hour", "The hosts want slow songs kept for the end of the night."],
  ["Invoice for the October residency", "The hall needs the invoice with its new address on it."],
  [
    "Wrong playing time in the queue",
    "The wait shows four minutes although two long mixes come first.",
  ],
  [
    "Guests cannot join on the venue network",
    "The login page of the house network swallows the QR link.",
  ],
  [
    "Show the dedication in larger letters",
    "Reading names aloud from the tablet is hard at arm's length.",
  ],
  ["Export the night as a playlist", "The couple would like every played song as a file."],
  ["Second DJ cannot see the event", "The invitation was accepted, but the list stays empty."],
] as const;

/** A ticket's colour depends on its status: closed is green, pending is amber, open is red. */
const LABELS = { Open: "error", Pending: "warning", Closed: "success" } as const;
const STATUSES = ["Open", "Pending", "Closed"] as const;

/** Formats `2026-11-20T…` as `11-20-2026`. */
function monthDayYear(time: string) {
  const [year, month, day] = time.slice(0, 10).split("-");
  return `${month}-${day}-${year}`;
}

export function buildTickets() {
  const faker = fakerOf("tickets");
  const people = buildPeople();
  const times = drawTimes(faker, REPORTS.length, daysAgo(60));
  return REPORTS.map(([ticketTitle, ticketDescription], index) => {
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
