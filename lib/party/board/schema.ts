import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";
import { listedEventSchema } from "@/lib/party/events/schema";
import { verbSchema } from "@/lib/party/requests/changes-schema";
import {
  declineReasonSchema,
  djRequestSchema,
  type ListQuery,
  laneSchema,
  MOST_PER_PAGE,
  requestStatusSchema,
} from "@/lib/party/requests/schema";
import { artistSchema, titleSchema } from "@/lib/party/songs/schema";
import { linesSchema } from "@/lib/text/lines";

/** What the DJ does with a request: a step of its life, or another place in the line, or both at once. */
export const requestChangeSchema = z
  .strictObject({
    status: z.exactOptional(requestStatusSchema),
    declineReason: z.exactOptional(declineReasonSchema),
    /** The DJ's own words; they belong to the reason "other". */
    note: z.exactOptional(linesSchema(280)),
    lane: z.exactOptional(laneSchema),
    pinned: z.exactOptional(z.boolean()),
    /** The id of the request to come after; null for the first place. */
    after: z.exactOptional(z.nullable(idSchema)),
  })
  .check(
    z.refine((change) => Object.keys(change).length > 0, "required"),
    z.refine(({ status, declineReason }) => !declineReason || status === "declined", {
      path: ["declineReason"],
    }),
    z.refine(({ declineReason, note }) => (declineReason === "other") === Boolean(note), {
      path: ["note"],
    }),
  );
export type RequestChange = z.infer<typeof requestChangeSchema>;

export const bulkSchema = z.strictObject({
  ids: z.array(idSchema).check(
    z.minLength(1),
    z.maxLength(100),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
  change: requestChangeSchema,
});
export type Bulk = z.infer<typeof bulkSchema>;

/** Takes a backer out into a card of their own, under another title if that was the mistake. */
export const splitSchema = z.strictObject({
  backerId: idSchema,
  title: z.exactOptional(titleSchema),
  artist: z.exactOptional(artistSchema),
});
export type Split = z.infer<typeof splitSchema>;

/** Joins a card into another. */
export const mergeSchema = z.strictObject({ into: idSchema });

/** The requests that a step touched, and what undo would now take back. */
export const stepAnswerSchema = z.object({
  verb: verbSchema,
  requests: z.array(djRequestSchema),
  undo: z.nullable(verbSchema),
});
export type StepAnswer = z.infer<typeof stepAnswerSchema>;

/** The event as its board opens it. */
export const boardSchema = z.extend(listedEventSchema, {
  playing: z.nullable(djRequestSchema),
  undo: z.nullable(verbSchema),
});
export type Board = z.infer<typeof boardSchema>;

/** The night at the side of the board: everything accepted, in order. */
export const queueQuery: ListQuery = {
  filter: "accepted",
  search: "",
  page: 1,
  pageSize: MOST_PER_PAGE,
};
