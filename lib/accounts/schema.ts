import { z } from "zod/mini";

/** A signed-in DJ, as the DJ's own pages may see them. */
export const djSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type Dj = z.infer<typeof djSchema>;
