import { type Browser, languageCodes, locales } from "./locales";
import { packFor } from "./packs";

/**
 * Returns our best language for an `Accept-Language` header, and the best pack of MUI's labels: that of the language
 * which it names first, of those that the product or MUI speaks.
 */
export function preferredBy(acceptLanguage: string | null): Browser {
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { tag, quality: quality ? Number(quality.split("=")[1]) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => ({ tag, code: codeFor(tag) }));
  return {
    language: wanted.flatMap(({ code }) => code ?? [])[0],
    pack: wanted.flatMap(({ tag, code }) => (code ? locales[code].pack : packFor(tag)) ?? [])[0],
  };
}

function codeFor(tag: string) {
  const [language] = tag.split("-");
  return languageCodes.find((known) => locales[known].tag === language);
}
