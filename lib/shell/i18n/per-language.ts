import type { LanguageCode } from "./locales";

/** What is made at most once for each language, when it is first asked for. */
export function perLanguage<Made>(make: (language: LanguageCode) => Made) {
  const made = new Map<LanguageCode, Made>();
  return (language: LanguageCode) => {
    const kept = made.get(language) ?? make(language);
    made.set(language, kept);
    return kept;
  };
}
