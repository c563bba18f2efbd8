import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";
import {
  requestChangeSchema,
  type StepAnswer,
  stepSchema,
} from "@/lib/party/requests/change-schema";
import { stepIdSchema } from "@/lib/party/requests/precondition-schema";
import { newRequestSchema, songRequestSchema } from "@/lib/party/requests/schema";

/** What a step does to which requests. */
const actSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("change"), ids: z.array(idSchema), change: requestChangeSchema }),
  z.object({ kind: z.literal("split"), ids: z.array(idSchema), backerId: idSchema }),
  z.object({ kind: z.literal("merge"), ids: z.array(idSchema), into: idSchema }),
  // The whole request of a guest at the booth: nobody could type it again.
  z.object({ kind: z.literal("submit"), ids: z.array(idSchema), body: newRequestSchema }),
  z.object({ kind: z.literal("undo"), ids: z.array(idSchema) }),
]);
export type Act = z.infer<typeof actSchema>;

/** What somebody else has done, and the song as it is now, without guests: no device keeps their words. */
export const savedClashSchema = z.object({
  clashes: z.array(z.object({ step: stepSchema, request: z.nullable(songRequestSchema) })),
  cursor: z.int(),
});
export type SavedClash = z.infer<typeof savedClashSchema>;

/** A DJ's step on this device that the server has not confirmed. */
export const savedStepSchema = z.object({
  id: stepIdSchema,
  eventId: z.string(),
  djId: z.string(),
  act: actSchema,
  /** When it was taken: ISO 8601 UTC. */
  at: z.string(),
  /** In the words of the undo button. */
  step: stepSchema,
  /** The songs as they were, for a page that has not read them. */
  songs: z.array(songRequestSchema),
  /** The newest change that the DJ had seen. */
  seen: z.int(),
  isOver: z.boolean(),
  /** Whether the server may know of it. */
  isSent: z.boolean(),
  /** Why it was not taken; null until it is sent. It waits for the DJ's decision. */
  clash: z.nullable(savedClashSchema),
});
export type SavedStep = z.infer<typeof savedStepSchema>;

/** A step with the server's answer, which the page has until its lists include it. */
export type ConfirmedStep = SavedStep & { answer: StepAnswer };
