import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { languageSchema } from "./schema";

export const languageCalls = {
  list: {
    method: "GET",
    path: "/api/data/language/LanguageData",
    who: "anyone",
    does: "The languages a visitor may choose.",
    answers: { 200: z.array(languageSchema) },
  },
} as const satisfies Calls;
