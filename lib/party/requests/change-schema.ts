import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";
import { laneSchema } from "@/lib/party/events/schema";
import { trackIdSchema } from "@/lib/party/library/track";
import { artistSchema, titleSchema } from "@/lib/party/songs/schema";
import { linesSchema } from "@/lib/text/lines";
import { each, markNames, markVerbs } from "./marks";
import { declineReasonSchema, djRequestSchema, requestStatusSchema } from "./schema";

/** What a change did. The DJ's undo button shows it. */
export const verbs = [
  "asked",
  "joined",
  "backed",
  "left",
  "withdrawn",
  "swapped",
  "held",
  "accepted",
  "declined",
  "playing",
  "played",
  "reopened",
  "parked",
  "moved",
  "told",
  "postponed",
  "pinned",
  "unpinned",
  ...markVerbs,
  "noted",
  "tied",
  "untied",
  "letIn",
  "banned",
  "muted",
  "lifted",
  "erased",
  "split",
  "merged",
  "undone",
  "lastCall",
  "event",
] as const;
export const verbSchema = z.enum(verbs);
export type Verb = z.infer<typeof verbSchema>;

/** A request's place before a change, from which the places of the requests behind it follow. */
export const snapshotSchema = z.object({
  status: requestStatusSchema,
  lane: z.string(),
  position: z.number(),
  pinned: z.boolean(),
  /** It waited apart; guests never learn of that. */
  apart: z.exactOptional(z.literal(true)),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/** The requests that a change touched, with their former place; null if the request is new or has not moved. */
export const snapshotsSchema = z.record(z.string(), z.nullable(snapshotSchema));
export type Snapshots = z.infer<typeof snapshotsSchema>;

/** What the DJ does with a request: a new status, a new place in the queue, or both. */
export const requestChangeSchema = z
  .strictObject({
    status: z.exactOptional(requestStatusSchema),
    declineReason: z.exactOptional(declineReasonSchema),
    /** The DJ's own words, for the reason "other". */
    note: z.exactOptional(linesSchema(280)),
    lane: z.exactOptional(laneSchema),
    pinned: z.exactOptional(z.boolean()),
    ...each(markNames, z.exactOptional(z.boolean())),
    /** Lets in a request that waits apart. */
    apart: z.exactOptional(z.literal(false)),
    /** What the DJs note for each other; empty for none. Unlike `note`, no guest sees it. */
    privateNote: z.exactOptional(linesSchema(280)),
    /** The track of the library that it means; null for none of them. */
    trackId: z.exactOptional(z.nullable(trackIdSchema)),
    /** The id of the request that comes before it; null for the first place. */
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

/** Splits a backer off into a request of their own, optionally with a corrected title. */
export const splitSchema = z.strictObject({
  backerId: idSchema,
  title: z.exactOptional(titleSchema),
  artist: z.exactOptional(artistSchema),
});
export type Split = z.infer<typeof splitSchema>;

/** Merges a request into another. */
export const mergeSchema = z.strictObject({ into: idSchema });

/** In how many minutes requests close; null takes the last call back. */
export const lastCallSchema = z.strictObject({
  minutes: z.nullable(z.int().check(z.gte(1), z.lte(120))),
});

/** The DJ who took a step. */
export const stepDjSchema = z.object({ id: z.string(), name: z.string() });

/** What a DJ did, in the words of the undo button. */
export const stepSchema = z.object({
  verb: verbSchema,
  /** The song that it was about, or the first of several; null if nobody noted it. */
  title: z.nullable(z.string()),
  songs: z.int(),
  by: z.nullable(stepDjSchema),
  /** The decks took this step, by what they played. */
  byDeck: z.exactOptional(z.literal(true)),
});
export type Step = z.infer<typeof stepSchema>;

/** A step that can be undone, as the history tells it. */
export const pastStepSchema = z.extend(stepSchema, {
  /** The id of its change. */
  id: z.int(),
  at: z.string(),
});
export type PastStep = z.infer<typeof pastStepSchema>;
/** The steps that can be undone, the newest first. */
export const historySchema = z.object({ steps: z.array(pastStepSchema) });

/** A step, the requests that it touched, and the next step to undo. */
export const stepAnswerSchema = z.object({
  step: stepSchema,
  requests: z.array(djRequestSchema),
  undo: z.nullable(stepSchema),
  /** The id of the newest change that this answer includes. */
  cursor: z.int(),
});
export type StepAnswer = z.infer<typeof stepAnswerSchema>;
