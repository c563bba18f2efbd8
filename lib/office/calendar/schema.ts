import { z } from "zod/mini";
import { checkboxSchema } from "@/lib/account/auth/schema";
import { lineSchema } from "@/lib/text/lines";
import { instantOf } from "@/lib/text/wall-time";

export const appointmentColors = ["primary", "success", "error", "info", "warning"] as const;
export type AppointmentColor = (typeof appointmentColors)[number];

/**
 * An appointment in the DJ's calendar, not an event of the party. All-day ones are on days, not at instants: `start` and
 * `end` are midnights of UTC that name the first day and the one after the last, the same days in every time zone.
 */
export const appointmentSchema = z.object({
  id: z.int(),
  title: z.string(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  allDay: z.boolean(),
  color: z.enum(appointmentColors),
});
export type Appointment = z.infer<typeof appointmentSchema>;
/** When something is. */
export type Span = Pick<Appointment, "start" | "end" | "allDay">;

/** A night of the party in the calendar: an event of the DJ's, which is moved where events are edited. */
export type Night = Span & { id: string; title: string; venue: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment as a field gives it: a day, or a day and a time on the clocks of `timeZone`. Undefined if there is none. */
function momentOf(text: string, allDay: boolean, timeZone: string) {
  const wall = allDay ? `${text.slice(0, 10)}T00:00` : text;
  return instantOf(wall, allDay ? "UTC" : timeZone);
}

const fieldsSchema = z.object({
  title: lineSchema(120).check(z.minLength(1, "required")),
  color: z.enum(appointmentColors),
  allDay: checkboxSchema,
  start: z.string(),
  end: z.string(),
});

/** When the fields say that it is; undefined parts are no days or times. */
function spanOf({ start, end, allDay }: Span, timeZone: string) {
  const last = momentOf(end, allDay, timeZone);
  const after = last && allDay ? new Date(Date.parse(last) + DAY_MS).toISOString() : last;
  return { start: momentOf(start, allDay, timeZone), end: after };
}

/** What the form of an appointment asks for; its times are those of `timeZone`, and its last day is part of it. */
export function writtenSchema(timeZone: string) {
  const checked = fieldsSchema.check(({ value, issues }) => {
    const { start, end } = spanOf(value, timeZone);
    const wrong = (name: "start" | "end") =>
      issues.push({ code: "custom", input: value[name], path: [name], message: "invalid" });
    if (!start) wrong("start");
    if (!end || (start && end <= start)) wrong("end");
  });
  return z.pipe(
    checked,
    z.transform((fields): Written => {
      const { start = "", end = "" } = spanOf(fields, timeZone);
      return { ...fields, start, end };
    }),
  );
}
export type Written = Omit<Appointment, "id">;

/** Whether other calendars may read this one, and since when: null while there is no address. */
export const subscriptionSchema = z.object({ since: z.nullable(z.iso.datetime()) });
/** A new address. Only this answer contains it, because only a hash of its secret is kept. */
export const newSubscriptionSchema = z.object({ address: z.string(), since: z.iso.datetime() });
