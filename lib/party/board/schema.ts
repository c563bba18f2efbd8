import { z } from "zod/mini";
import { listedEventSchema } from "@/lib/party/events/schema";
import { stepSchema } from "@/lib/party/requests/change-schema";
import { djRequestSchema } from "@/lib/party/requests/schema";

/** The event as the board page receives it. */
export const boardSchema = z.extend(listedEventSchema, {
  playing: z.nullable(djRequestSchema),
  /** How many guests are behind the event's requests. */
  guests: z.int(),
  /** Whether the event's owner has a library, of which requests may be. */
  hasLibrary: z.boolean(),
  undo: z.nullable(stepSchema),
  /** The id of the DJ who looks at it. */
  djId: z.string(),
});
export type Board = z.infer<typeof boardSchema>;
