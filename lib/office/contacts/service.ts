import "server-only";
import { buildContacts } from "@/data/contacts";
import type { LanguageCode } from "@/lib/shell/i18n/locales";
import { perLanguage } from "@/lib/shell/i18n/per-language";
import type { Contact } from "./schema";

/** Always the same list in a language: what a visitor changes stays on their device. */
export const listContacts: (language: LanguageCode) => Contact[] = perLanguage(buildContacts);
