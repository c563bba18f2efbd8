import { blend, frame } from "./rules";

function letter(text: string) {
  return `<text x="80" y="83" text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif" font-size="88" font-weight="600" fill="#fff">${text}</text>`;
}

/** 中 as strokes, because not every machine has a font for it. */
const MIDDLE =
  '<path d="M46 60h68v36H46zM80 36v92" fill="none" stroke="#fff" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/>';

/** A letter of the language on a colour of its own, because a flag would represent a country. */
const SIGNS = new Map([
  ["en", { sign: letter("A"), hue: 222 }],
  ["fr", { sign: letter("É"), hue: 258 }],
  ["vi", { sign: letter("Ơ"), hue: 12 }],
  ["ch", { sign: MIDDLE, hue: 345 }],
  ["ar", { sign: letter("ع"), hue: 160 }],
]);

export function drawLanguage(code: string) {
  const { sign, hue } = SIGNS.get(code) ?? { sign: letter("?"), hue: 210 };
  return frame(blend(`hsl(${hue} 60% 50%)`, `hsl(${hue + 24} 58% 38%)`) + sign);
}
