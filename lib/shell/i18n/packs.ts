/** MUI's packs of component labels by their locale tags, each with the name of its language in that language. */
export const packNames = {
  "am-ET": "አማርኛ",
  "ar-EG": "العربية (مصر)",
  "ar-SA": "العربية (السعودية)",
  "ar-SD": "العربية (السودان)",
  "az-AZ": "Azərbaycanca",
  "be-BY": "Беларуская",
  "bg-BG": "Български",
  "bn-BD": "বাংলা",
  "ca-ES": "Català",
  "cs-CZ": "Čeština",
  "da-DK": "Dansk",
  "de-DE": "Deutsch",
  "el-GR": "Ελληνικά",
  "en-US": "English",
  "es-ES": "Español",
  "et-EE": "Eesti",
  "fa-IR": "فارسی",
  "fi-FI": "Suomi",
  "fr-FR": "Français",
  "he-IL": "עברית",
  "hi-IN": "हिन्दी",
  "hr-HR": "Hrvatski",
  "hu-HU": "Magyar",
  "hy-AM": "Հայերեն",
  "id-ID": "Bahasa Indonesia",
  "is-IS": "Íslenska",
  "it-IT": "Italiano",
  "ja-JP": "日本語",
  "kh-KH": "ខ្មែរ",
  "kk-KZ": "Қазақша",
  "ko-KR": "한국어",
  "ku-CKB": "کوردیی ناوەندی",
  "ku-Latn": "Kurdî (kurmancî)",
  "mk-MK": "Македонски",
  "ms-MS": "Bahasa Melayu",
  "my-MY": "မြန်မာ",
  "nb-NO": "Norsk bokmål",
  "ne-NP": "नेपाली",
  "nl-NL": "Nederlands",
  "nn-NO": "Norsk nynorsk",
  "pl-PL": "Polski",
  "ps-AF": "پښتو",
  "pt-BR": "Português (Brasil)",
  "pt-PT": "Português (Portugal)",
  "ro-RO": "Română",
  "ru-RU": "Русский",
  "si-LK": "සිංහල",
  "sk-SK": "Slovenčina",
  "sr-RS": "Српски",
  "sv-SE": "Svenska",
  "th-TH": "ไทย",
  "tl-TL": "Tagalog",
  "tr-TR": "Türkçe",
  "uk-UA": "Українська",
  "ur-PK": "اردو",
  "vi-VN": "Tiếng Việt",
  "zh-CN": "中文（简体）",
  "zh-HK": "中文（香港）",
  "zh-TW": "中文（台灣）",
} as const;

export type PackTag = keyof typeof packNames;
/** The language of a pack, as browsers know it: MUI calls Khmer by the code of its country. */
export function languageOf(tag: PackTag) {
  return tag === "kh-KH" ? "km" : tag;
}

export const packTags = Object.keys(packNames) as [PackTag, ...PackTag[]];

/** The pack of languages that have several, or for which browsers have another code than MUI. */
const usual: Record<string, PackTag> = {
  ar: "ar-SD",
  ckb: "ku-CKB",
  fil: "tl-TL",
  iw: "he-IL",
  km: "kh-KH",
  ku: "ku-Latn",
  no: "nb-NO",
  pt: "pt-PT",
  zh: "zh-CN",
};

/** Returns the pack for a language tag: its own, else the language's; undefined where MUI has none. */
export function packFor(tag: string): PackTag | undefined {
  const wanted = tag.toLowerCase();
  const [language = ""] = wanted.split("-");
  return (
    packTags.find((known) => known.toLowerCase() === wanted) ??
    usual[language] ??
    packTags.find((known) => known.startsWith(`${language}-`))
  );
}
