import { z } from "zod/mini";
import { themeNames } from "@/lib/shell/customizer/options";
import { languageCodes } from "@/lib/shell/i18n/locales";

/** The paper that a poster is printed on. A tent is folded once and shows the same on both sides. */
export const paperSizes = ["a4", "a5", "letter", "tent", "letter_tent"] as const;
export type PaperSize = (typeof paperSizes)[number];

const languageSchema = z.enum(languageCodes);
/** What cannot be is left out: people type addresses. */
const orNothing = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);

/** What the address of the page says about the poster. */
export const posterQuerySchema = z.object({
  /** The id of an event; left out for the DJ's permanent link, or the newest event of a DJ without one. */
  event: orNothing(z.string()),
  size: orNothing(z.enum(paperSizes)),
  theme: orNothing(z.enum(themeNames)),
  language: orNothing(languageSchema),
  /** A second language, which repeats the words in smaller type. */
  second: orNothing(languageSchema),
});
export type PosterQuery = z.infer<typeof posterQuerySchema>;

/** The words on a poster in one language. */
export type PosterWords = {
  headline: string;
  scan: string;
  /** Before the site at which the code is typed. */
  orCode: string;
  /** Before the link, where there is no code. */
  orLink: string;
};

/** What a poster leads to. */
export type PosterSubject = {
  /** The event's id; null for the permanent link. */
  id: string | null;
  /** The event's name, or what the page calls the link. */
  name: string;
  /** Where the QR code leads. */
  page: string;
  /** In large letters: the event's code or the address of the link. */
  code: string;
};
