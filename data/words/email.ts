import { ARABIC } from "./email-ar";
import { CHINESE } from "./email-ch";
import { ENGLISH } from "./email-en";
import { FRENCH } from "./email-fr";
import { VIETNAMESE } from "./email-vi";
import type { InEach } from "./language";

/** The words of the sample mails. Each has a subject and its paragraphs, of which lists quote the first. */
export type Letters = {
  /** With `{name}` for the one who is greeted. */
  greeting: string;
  closing: string;
  mails: readonly (readonly [subject: string, excerpt: string, ...rest: string[]])[];
};

export const LETTERS: InEach<Letters> = {
  en: ENGLISH,
  fr: FRENCH,
  ar: ARABIC,
  ch: CHINESE,
  vi: VIETNAMESE,
};
