import ical, { ICalCalendarMethod } from "ical-generator";
import type { Appointment, Night } from "./schema";

const HOUR_S = 60 * 60;

type Content = {
  name: string;
  appointments: readonly Appointment[];
  nights?: readonly Night[];
  /** The site, to which nights link. */
  origin: string;
};

/** A calendar as text in the iCalendar format (RFC 5545), in UTC. */
export function icsOf({ name, appointments, nights = [], origin }: Content) {
  const calendar = ical({
    name,
    prodId: { company: "Crowdcue", product: "Calendar" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_S,
  });
  for (const { id, title, start, end, allDay } of appointments) {
    const uid = `appointment-${id}@crowdcue`;
    calendar.createEvent({ id: uid, summary: title, ...span(start, end), allDay });
  }
  for (const { id, title, venue, start, end, allDay } of nights) {
    const event = { id: `night-${id}@crowdcue`, summary: title, ...span(start, end), allDay };
    const url = `${origin}/DJPortal?event=${id}`;
    calendar.createEvent({ ...event, url, ...(venue && { location: venue }) });
  }
  return calendar.toString();
}

function span(start: string, end: string) {
  return { start: new Date(start), end: new Date(end) };
}
