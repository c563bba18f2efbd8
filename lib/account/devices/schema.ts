import { z } from "zod/mini";

/** A browser that signs in without the second factor. */
export const deviceSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** When it last signed in. */
  seenAt: z.string(),
  expiresAt: z.string(),
});
export type Device = z.infer<typeof deviceSchema>;
