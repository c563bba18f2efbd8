import type { PaperSize, PosterSubject, PosterWords } from "@/lib/party/posters/schema";
import type { ThemeName } from "@/lib/shell/customizer/options";
import type { LanguageCode } from "@/lib/shell/i18n/locales";

/** Everything that a poster shows. */
export type Poster = {
  subject: PosterSubject;
  site: string;
  size: PaperSize;
  theme: ThemeName;
  /** One or two. */
  languages: { code: LanguageCode; words: PosterWords }[];
};
