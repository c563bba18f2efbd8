import { z } from "zod/mini";
import { type Call, names } from "@/lib/calls/call";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const flagNames = ["English", "French", "Vietnamese", "Chinese", "Arabic (Sudan)"] as const;

export const languageSchema = z.object({
  id: z.int(),
  flagname: z.enum(flagNames),
  icon: pictureUrlSchema,
});
export type Language = z.infer<typeof languageSchema>;
names.add(languageSchema, { id: "Language" });

export const languageCalls = {
  list: {
    method: "GET",
    path: "/api/data/language/LanguageData",
    does: "The languages a visitor may choose.",
    answer: z.array(languageSchema),
  },
} as const satisfies Record<string, Call>;
