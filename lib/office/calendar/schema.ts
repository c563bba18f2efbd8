import { z } from "zod/mini";

export const calendarColors = ["primary", "success", "error", "info", "warning"] as const;

/** An appointment in the DJ's calendar, not an event of the party. */
export const calendarEventSchema = z.object({
  id: z.int(),
  title: z.string(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  allDay: z.boolean(),
  color: z.enum(calendarColors),
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;
