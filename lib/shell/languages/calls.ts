import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { languageSchema } from "./schema";

/** The languages of the interface. */
export const languageCalls = {
  list: {
    method: "GET",
    path: "/api/data/language/LanguageData",
    who: "anyone",
    does: "Lists the languages that a visitor may choose.",
    answers: { 200: z.array(languageSchema) },
  },
} as const satisfies Calls;
