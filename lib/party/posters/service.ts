import "server-only";
import { type LanguageCode, languageCodes } from "@/lib/shell/i18n/locales";
import type { PosterWords } from "./schema";

/** The words of posters in every language: a poster may be in two that its DJ does not read. */
export async function posterWords() {
  const words = await Promise.all(
    languageCodes.map(async (code): Promise<[LanguageCode, PosterWords]> => {
      const { default: messages } = await import(`@/messages/${code}.json`);
      return [code, messages.posters.sheet];
    }),
  );
  return Object.fromEntries(words) as Record<LanguageCode, PosterWords>;
}
