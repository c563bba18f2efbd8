import { z } from "zod/mini";
import { cursorSchema } from "@/lib/calls/params";
import { type Step, stepSchema } from "./change-schema";
import { djRequestSchema } from "./schema";

/** The id of a step: that of its device's outbox, and its number there. */
export const stepIdSchema = z.string().check(z.regex(/^[0-9a-f-]{36}\.\d{1,15}$/));

/** How a page takes a step. Without any of it, the step is taken whatever has happened. */
export const preconditionSchema = z.object({
  /** Makes the step the same one when it is sent again. */
  step: z.optional(stepIdSchema),
  /** The newest change that the DJ saw: what somebody else has done since is not overwritten. */
  seen: z.optional(cursorSchema),
  /** Takes the step although another DJ has decided otherwise. */
  over: z.optional(z.literal("yes")),
});
export type Precondition = z.infer<typeof preconditionSchema>;
/** The DJ who has taken a step, and whether it went over what another one had decided. */
export type Taker = NonNullable<Step["by"]> & { isOver?: true };

/** How a page takes back steps: the last one, or all down to an earlier one. */
export const undoQuerySchema = z.extend(preconditionSchema, { to: z.optional(cursorSchema) });
export type UndoQuery = z.infer<typeof undoQuerySchema>;

/**
 * Why a step was not taken: what somebody else has done since the DJ looked, or only the error if it was impossible
 * anyway. Nothing has changed.
 */
export const clashSchema = z.object({
  error: z.object({ code: z.literal("conflict") }),
  /** What was done, and the request as it is now; null for a step that undo would take back. */
  clashes: z.optional(
    z.array(z.object({ step: stepSchema, request: z.nullable(djRequestSchema) })),
  ),
  /** The event's newest change: sent as `seen`, it makes the step overwrite what is reported here. */
  cursor: z.optional(z.int()),
});
export type Clash = z.infer<typeof clashSchema>;
