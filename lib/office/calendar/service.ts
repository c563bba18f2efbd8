import "server-only";
import { buildCalendarEvents } from "@/data/calendar";
import type { CalendarEvent } from "./schema";

/** The DJ's sample dates of this month. What the visitor changes stays on the visitor's device. */
export function listCalendarEvents(): CalendarEvent[] {
  return buildCalendarEvents(new Date());
}
