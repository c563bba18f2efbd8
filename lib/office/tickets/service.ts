import "server-only";
import { buildTickets } from "@/data/tickets";
import type { LanguageCode } from "@/lib/shell/i18n/locales";
import { perLanguage } from "@/lib/shell/i18n/per-language";
import type { Ticket } from "./schema";

/** Always the same list in a language: what a visitor changes stays on their device. */
export const listTickets: (language: LanguageCode) => Ticket[] = perLanguage(buildTickets);
