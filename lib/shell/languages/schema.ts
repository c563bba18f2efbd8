import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

/** The names in the specification's language list. */
export const flagNames = ["English", "French", "Vietnamese", "Chinese", "Arabic (Sudan)"] as const;

export const languageSchema = z.object({
  id: z.int(),
  flagname: z.enum(flagNames),
  icon: pictureUrlSchema,
});
export type Language = z.infer<typeof languageSchema>;
