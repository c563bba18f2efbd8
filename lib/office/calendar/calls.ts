import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { newSubscriptionSchema, subscriptionSchema } from "./schema";

/** The calls by which other calendars show this one. */
export const calendarCalls = {
  feed: {
    method: "GET",
    path: "/api/calendar/{secret}/crowdcue.ics",
    who: "anyone",
    does: "Returns the calendar at this secret address, as iCalendar.",
    // An invalid secret is not found, just like an outdated one.
    params: z.object({ secret: z.string() }),
    // The language of the samples, that of whoever created the address. Older addresses have none.
    query: z.object({ lang: z.catch(z.enum(languageCodes), "en") }),
    answers: { 200: "text/calendar" },
    fails: ["not_found", "too_fast"],
  },
  subscription: {
    method: "GET",
    path: "/api/dj/calendar",
    who: "holder",
    does: "Returns whether the calendar has a secret address, and since when.",
    answers: { 200: subscriptionSchema },
  },
  subscribe: {
    method: "POST",
    path: "/api/dj/calendar",
    who: "holder",
    does: "Creates a secret address for the calendar; an earlier one stops working.",
    answers: { 201: newSubscriptionSchema },
  },
  unsubscribe: {
    method: "DELETE",
    path: "/api/dj/calendar",
    who: "holder",
    does: "Revokes the secret address of the calendar.",
    answers: { 204: null },
  },
} as const satisfies Calls;
