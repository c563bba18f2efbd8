import "server-only";
import { buildCalendarEvents } from "@/data/calendar";
import type { CalendarEvent } from "./schema";

/** Lists the DJ's sample appointments of this month. The visitor's changes stay on the device. */
export function listCalendarEvents(): CalendarEvent[] {
  return buildCalendarEvents(new Date());
}
