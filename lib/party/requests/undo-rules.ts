import { z } from "zod/mini";
import { banSchema } from "@/lib/party/admissions/schema";
import { type Step, stepSchema, type Verb } from "./change-schema";
import type { RequestRow } from "./db";
import { each, markNames } from "./marks";
import { declineReasonSchema, requestStatusSchema } from "./schema";

/** The number of steps that the DJ can undo. Those that are undone make room for others. */
export const MOST_UNDO = 20;

const text = z.exactOptional(z.nullable(z.string()));

/** The undoable columns of a request with their values before a step. */
const formerSchema = z.object({
  status: z.exactOptional(requestStatusSchema),
  lane: z.exactOptional(z.string()),
  position: z.exactOptional(z.number()),
  pinned: z.exactOptional(z.int()),
  declineReason: z.exactOptional(z.nullable(declineReasonSchema)),
  declineNote: text,
  privateNote: text,
  ...each(markNames, z.exactOptional(z.int())),
  apart: z.exactOptional(z.int()),
  trackId: text,
  seconds: z.exactOptional(z.nullable(z.int())),
  mergedInto: text,
  acceptedAt: text,
  startedAt: text,
  playedAt: text,
  declinedAt: text,
  withdrawnAt: text,
  toldAt: text,
});
type Column = keyof z.infer<typeof formerSchema>;
const columns = Object.keys(formerSchema.shape) as Column[];

const { title, songs, by, byDeck } = stepSchema.shape;

/** The columns of a backer that a merge filled; not their content, which would outlive its erasure here. */
const filledSchema = z.object({
  id: z.string(),
  columns: z.array(z.enum(["name", "message", "asked"])),
});
export type Filled = z.infer<typeof filledSchema>;

/**
 * What undo needs and `changes` stores: the former values of the requests, the backers that the step moved, and what
 * to call it. The words are optional because steps of former versions have none.
 */
const undoSchema = z.object({
  title: z.exactOptional(title),
  songs: z.exactOptional(songs),
  by: z.exactOptional(by),
  byDeck,
  requests: z.array(z.object({ id: z.string(), from: formerSchema })),
  backers: z.exactOptional(z.object({ ids: z.array(z.string()), requestId: z.string() })),
  /** The backers of a request that a merge has filled. */
  filled: z.exactOptional(z.object({ requestId: z.string(), backers: z.array(filledSchema) })),
  /** When the last call was to end before; left out by steps that did not touch it. */
  lastCallAt: text,
  /** The guest whom the step has banned, or no longer, and what was decided before. */
  guest: z.exactOptional(z.object({ id: z.string(), ban: banSchema })),
});
export type Undo = z.infer<typeof undoSchema>;

export function undoIn(stored: string) {
  return undoSchema.parse(JSON.parse(stored));
}

/** A request before and after a change; a new one has no `before`. */
export type Touched = { before?: RequestRow; after: RequestRow };

/** Always stored, because the places of other requests depend on them. */
const STANDING: readonly Column[] = ["status", "lane", "position", "pinned"];

/** Returns the undo data of a step. The number of backers is left out, because guests change it. */
export function undoOf(touched: readonly Touched[], at: string): Undo["requests"] {
  return touched.map(({ before, after }) => {
    const { id, lane, position } = after;
    // Undoing a step that created a request withdraws it.
    if (!before) {
      return { id, from: { status: "withdrawn", withdrawnAt: at, lane, position, pinned: 0 } };
    }
    const kept = columns.filter(
      (column) => STANDING.includes(column) || before[column] !== after[column],
    );
    return { id, from: Object.fromEntries(kept.map((column) => [column, before[column]])) };
  });
}

/** Returns a stored step in the words of the undo button. */
export function stepIn(verb: Verb, { title = null, songs = 1, by = null, byDeck }: Undo): Step {
  return { verb, title, songs, by, ...(byDeck && { byDeck }) };
}

/** Whether a change modified a request. */
export function isChanged({ before, after }: Touched) {
  if (!before) return true;
  return (Object.keys(after) as (keyof RequestRow)[]).some((key) => before[key] !== after[key]);
}
