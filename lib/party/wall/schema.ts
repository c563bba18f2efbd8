import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";
import { codeSchema } from "@/lib/party/events/schema";
import { guestListSchema } from "@/lib/party/requests/list-schema";
import { guestEventSchema } from "@/lib/party/requests/schema";
import { latinDigits } from "@/lib/text/latin-digits";
import { lineSchema } from "@/lib/text/lines";

/** What a screen is for: the event that it shows, or the code by which a DJ connects it; neither for a new one. */
export const ownWallSchema = z.object({
  /** The code of the event. */
  event: z.nullable(z.string()),
  pairing: z.nullable(z.object({ code: z.string(), expiresAt: z.string() })),
});
export type OwnWall = z.infer<typeof ownWallSchema>;

/** What a DJ reads off a screen, in the letters of an event's code, and what they call the screen. */
export const newWallSchema = z.strictObject({
  code: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(40)),
      z.transform((typed) => latinDigits(typed).normalize("NFKC").replace(/[\s-]/g, "")),
    ),
    codeSchema,
  ),
  name: z._default(lineSchema(40), ""),
});
export type NewWall = z.infer<typeof newWallSchema>;

/** A screen that shows an event, as the event's DJs see it. */
export const wallSchema = z.object({
  id: z.string(),
  name: z.string(),
  connectedAt: z.string(),
  /** When it last asked what to show. */
  seenAt: z.string(),
});
export type Wall = z.infer<typeof wallSchema>;

export const wallParamsSchema = z.object({ id: idSchema, wallId: idSchema });

/** What a wall shows: the event with its playing song, and the list in which the next ones are. */
export const shownSchema = z.object({ event: guestEventSchema, list: guestListSchema });
export type Shown = z.infer<typeof shownSchema>;

/** What a screen keeps for the time when the server is away. */
export const persistedWallSchema = z.object({
  /** `at` is when it was last true, ISO. */
  kept: z.nullable(z.extend(shownSchema, { at: z.string() })),
});
