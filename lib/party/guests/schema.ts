import { z } from "zod/mini";
import { errorCodes } from "@/lib/calls/errors";
import { newRequestSchema } from "@/lib/party/requests/schema";

/** A request on this phone that the server has not confirmed. */
export const savedAskSchema = z.object({
  code: z.string(),
  ask: newRequestSchema,
  savedAt: z.string(),
  /** Why the server did not take it; null while it is still to be sent. */
  refusal: z.nullable(z.enum(errorCodes)),
});
export type SavedAsk = z.infer<typeof savedAskSchema>;

/** What a guest is writing: free text, parsed when it is sent. */
export const draftSchema = z.object({
  title: z.string(),
  artist: z.string(),
  name: z.string(),
  message: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;
