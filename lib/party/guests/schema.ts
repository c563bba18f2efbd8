import { z } from "zod/mini";
import type { ErrorCode } from "@/lib/calls/errors";
import type { NewRequest } from "@/lib/party/requests/schema";

/** A request on this phone that the server has not confirmed. */
export type Submission = {
  code: string;
  savedAt: string;
  request: NewRequest;
  /** Why the server refused it; null until it is sent. */
  refusal: ErrorCode | null;
  /** The guest's own request that it replaces. */
  swaps?: { id: string; title: string };
};

/** The fields of the request form: free text, parsed when it is sent. */
export const draftSchema = z.object({
  title: z.string(),
  artist: z.string(),
  name: z.string(),
  message: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;
