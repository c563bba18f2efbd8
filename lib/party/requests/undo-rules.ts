import { z } from "zod/mini";
import type { RequestRow } from "./db";
import { declineReasonSchema, requestStatusSchema } from "./schema";

const text = z.exactOptional(z.nullable(z.string()));

/** Columns of a request's row with the values they had before a step. */
const formerSchema = z.object({
  status: z.exactOptional(requestStatusSchema),
  lane: z.exactOptional(z.string()),
  position: z.exactOptional(z.number()),
  pinned: z.exactOptional(z.int()),
  declineReason: z.exactOptional(z.nullable(declineReasonSchema)),
  declineNote: text,
  mergedInto: text,
  acceptedAt: text,
  startedAt: text,
  playedAt: text,
  declinedAt: text,
  withdrawnAt: text,
});
type Column = keyof z.infer<typeof formerSchema>;
const columns = Object.keys(formerSchema.shape) as Column[];

/** What a step's row in `changes` stores: how its requests were, and which backers it moved from where. */
export const undoSchema = z.object({
  requests: z.array(z.object({ id: z.string(), from: formerSchema })),
  backers: z.exactOptional(z.object({ ids: z.array(z.string()), requestId: z.string() })),
});
export type Undo = z.infer<typeof undoSchema>;

/** A request before and after a change; without `before` it is new. */
export type Touched = { before?: RequestRow; after: RequestRow };

/** Always stored, because the places of others follow from where a request stood. */
const STANDING: readonly Column[] = ["status", "lane", "position", "pinned"];

/** How to undo what happened to these requests. How many guests back them is not the DJ's doing. */
export function undoOf(touched: readonly Touched[], at: string): Undo["requests"] {
  return touched.map(({ before, after }) => {
    const { id, lane, position } = after;
    // Undoing a step that created a request takes the request out of all lists.
    if (!before) {
      return { id, from: { status: "withdrawn", withdrawnAt: at, lane, position, pinned: 0 } };
    }
    const kept = columns.filter(
      (column) => STANDING.includes(column) || before[column] !== after[column],
    );
    return { id, from: Object.fromEntries(kept.map((column) => [column, before[column]])) };
  });
}

/** Whether a change left a request other than it was. */
export function isChanged({ before, after }: Touched) {
  if (!before) return true;
  return (Object.keys(after) as (keyof RequestRow)[]).some((key) => before[key] !== after[key]);
}
