import "server-only";
import { buildCalendarEvents } from "@/data/calendar";

/** The DJ's sample dates of this month. What the visitor changes stays on the visitor's device. */
export function listCalendarEvents() {
  return buildCalendarEvents(new Date());
}
