import type { PackTag } from "./packs";

/**
 * The interface languages by the product's own codes, with their language tag, whose dates and numbers they write (English
 * ones as Britain does: one clock of 24 hours everywhere), their writing direction and the pack of MUI's labels.
 */
export const locales = {
  en: { tag: "en", formats: "en-GB", dir: "ltr", pack: "en-US" },
  fr: { tag: "fr", formats: "fr", dir: "ltr", pack: "fr-FR" },
  ar: { tag: "ar", formats: "ar", dir: "rtl", pack: "ar-SD" },
  ch: { tag: "zh", formats: "zh", dir: "ltr", pack: "zh-CN" },
  vi: { tag: "vi", formats: "vi", dir: "ltr", pack: "vi-VN" },
} as const satisfies Record<
  string,
  { tag: string; formats: string; dir: "ltr" | "rtl"; pack: PackTag }
>;

export type LanguageCode = keyof typeof locales;
export const languageCodes = Object.keys(locales) as [LanguageCode, ...LanguageCode[]];

/** What a browser asks for, as far as we have it. */
export type Browser = { language?: LanguageCode | undefined; pack?: PackTag | undefined };

/**
 * The locale of a language for `Intl`, on the server and in the browser. It names the digits, because engines differ
 * in those of Arabic, and a page whose HTML says 14 must not say ١٤ once its scripts run.
 */
export function intlLocale(language: LanguageCode) {
  return `${locales[language].formats}-u-hc-h23-nu-latn`;
}
