import "server-only";
import { buildChatContacts } from "@/data/chat";
import type { LanguageCode } from "@/lib/shell/i18n/locales";
import { perLanguage } from "@/lib/shell/i18n/per-language";
import type { ChatContact } from "./schema";

/** Always the same list in a language: what a visitor changes stays on their device. */
export const listChatContacts: (language: LanguageCode) => ChatContact[] =
  perLanguage(buildChatContacts);
