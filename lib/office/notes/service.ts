import "server-only";
import { buildNotes } from "@/data/notes";
import type { LanguageCode } from "@/lib/shell/i18n/locales";
import { perLanguage } from "@/lib/shell/i18n/per-language";
import type { Note } from "./schema";

/** Always the same list in a language: what a visitor changes stays on their device. */
export const listNotes: (language: LanguageCode) => Note[] = perLanguage(buildNotes);
