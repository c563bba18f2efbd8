import { z } from "zod/mini";
import { pageFields, pageNumberSchema } from "@/lib/calls/list-page";
import { listedEventSchema } from "./schema";

/** As many as fill whole rows of cards, of two, three or four. */
export const EVENTS_PER_PAGE = 48;

/** Which events: all, or those that are open, paused, or will open, and are not over. */
const filters = ["all", "running"] as const;

export const eventsQuerySchema = z.object({
  filter: z._default(z.enum(filters), "all"),
  page: pageNumberSchema,
});
export type EventsQuery = z.infer<typeof eventsQuerySchema>;

export const listedEventsSchema = z.object({ events: z.array(listedEventSchema), ...pageFields });
export type EventList = z.infer<typeof listedEventsSchema>;
