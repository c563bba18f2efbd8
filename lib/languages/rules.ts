import { blend, frame } from "@/lib/pictures/rules";

/** A letter of the language on its own colour: a flag would stand for a country. */
const SIGNS: Record<string, { letter: string; hue: number }> = {
  en: { letter: "A", hue: 222 },
  fr: { letter: "É", hue: 258 },
  vi: { letter: "Ơ", hue: 12 },
  ch: { letter: "文", hue: 345 },
  ar: { letter: "ع", hue: 160 },
};

export function drawLanguage(code: string) {
  const { letter, hue } = SIGNS[code] ?? { letter: "?", hue: 210 };
  return frame(
    `${blend(`hsl(${hue} 60% 50%)`, `hsl(${hue + 24} 58% 38%)`)}<text x="80" y="83" text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif" font-size="88" font-weight="600" fill="#fff">${letter}</text>`,
  );
}
