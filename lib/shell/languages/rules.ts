import type { LanguageCode } from "@/lib/shell/i18n/locales";
import type { flagNames } from "./schema";

/** The language code for each name in the language list. */
export const codeByFlagName: Record<(typeof flagNames)[number], LanguageCode> = {
  English: "en",
  French: "fr",
  Vietnamese: "vi",
  Chinese: "ch",
  "Arabic (Sudan)": "ar",
};
