import type { PackTag } from "./packs";

/**
 * The interface languages by the product's own codes, with their language tag, their writing direction and the pack
 * of MUI's labels that goes with them.
 */
export const locales = {
  en: { tag: "en", dir: "ltr", pack: "en-US" },
  fr: { tag: "fr", dir: "ltr", pack: "fr-FR" },
  ar: { tag: "ar", dir: "rtl", pack: "ar-SD" },
  ch: { tag: "zh", dir: "ltr", pack: "zh-CN" },
  vi: { tag: "vi", dir: "ltr", pack: "vi-VN" },
} as const satisfies Record<string, { tag: string; dir: "ltr" | "rtl"; pack: PackTag }>;

export type LanguageCode = keyof typeof locales;
export const languageCodes = Object.keys(locales) as [LanguageCode, ...LanguageCode[]];

/** What a browser asks for, as far as we have it. */
export type Browser = { language?: LanguageCode | undefined; pack?: PackTag | undefined };

/**
 * The locale of a language for `Intl`, on the server and in the browser. It names the digits, because engines differ
 * in those of Arabic, and a page whose HTML says 14 must not say ١٤ once its scripts run.
 */
export function intlLocale(language: LanguageCode) {
  return `${locales[language].tag}-u-nu-latn`;
}
