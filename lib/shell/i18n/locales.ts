/** The interface languages by the product's own codes, with their language tag and writing direction. */
export const locales = {
  en: { tag: "en", dir: "ltr" },
  fr: { tag: "fr", dir: "ltr" },
  ar: { tag: "ar", dir: "rtl" },
  ch: { tag: "zh", dir: "ltr" },
  vi: { tag: "vi", dir: "ltr" },
} as const;

export type LanguageCode = keyof typeof locales;
export const languageCodes = Object.keys(locales) as [LanguageCode, ...LanguageCode[]];

/**
 * The locale of a language for `Intl`, on the server and in the browser. It names the digits, because engines differ
 * in those of Arabic, and a page whose HTML says 14 must not say ١٤ once its scripts run.
 */
export function intlLocale(language: LanguageCode) {
  return `${locales[language].tag}-u-nu-latn`;
}

/** Returns our best language for an `Accept-Language` header, or undefined if it names none of them. */
export function preferredLanguage(acceptLanguage: string | null) {
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: tag.split("-")[0], quality: quality ? Number(quality.split("=")[1]) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const code = languageCodes.find((known) => locales[known].tag === language);
    if (code) return code;
  }
  return undefined;
}
