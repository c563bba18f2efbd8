import type { Localization } from "@mui/material/locale";

/** The locale tags for which MUI has labels. */
// biome-ignore format: as many to a line as fit.
export const packTags = [
  "am-ET", "ar-EG", "ar-SA", "ar-SD", "az-AZ", "be-BY", "bg-BG", "bn-BD", "ca-ES", "cs-CZ", "da-DK", "de-DE",
  "el-GR", "en-US", "es-ES", "et-EE", "fa-IR", "fi-FI", "fr-FR", "he-IL", "hi-IN", "hr-HR", "hu-HU", "hy-AM",
  "id-ID", "is-IS", "it-IT", "ja-JP", "kh-KH", "kk-KZ", "ko-KR", "ku-CKB", "ku-Latn", "mk-MK", "ms-MS", "my-MY",
  "nb-NO", "ne-NP", "nl-NL", "nn-NO", "pl-PL", "ps-AF", "pt-BR", "pt-PT", "ro-RO", "ru-RU", "si-LK", "sk-SK",
  "sr-RS", "sv-SE", "th-TH", "tl-TL", "tr-TR", "uk-UA", "ur-PK", "vi-VN", "zh-CN", "zh-HK", "zh-TW",
] as const;
export type PackTag = (typeof packTags)[number];

/** The default pack of languages that have several. */
const usual: Record<string, PackTag> = { ar: "ar-SA", ku: "ku-Latn", pt: "pt-PT", zh: "zh-CN" };

/** Returns the pack for a locale tag: its own, else the language's default, else the English one. */
export function packTag(tag: string): PackTag {
  const wanted = tag.toLowerCase();
  const [language = ""] = wanted.split("-");
  return (
    packTags.find((known) => known.toLowerCase() === wanted) ??
    usual[language] ??
    packTags.find((known) => known.startsWith(`${language}-`)) ??
    "en-US"
  );
}

const loaded = new Map<PackTag, Promise<Localization>>();

/**
 * Loads the labels of MUI's components for a locale tag. Returns the same promise each time, so that React can
 * suspend on it.
 */
export function componentLabels(tag: string) {
  const known = packTag(tag);
  const pack = loaded.get(known) ?? load(known);
  loaded.set(known, pack);
  return pack;
}

async function load(tag: PackTag): Promise<Localization> {
  const name = tag.replace("-", "");
  try {
    // By path, because the package's entry point would bundle all packs for the browser.
    const pack = await import(`../../../node_modules/@mui/material/locale/${name}.js`);
    return pack[name];
  } catch {
    // A page that has lost its network must not fail for want of labels: MUI's own are English.
    return {};
  }
}
