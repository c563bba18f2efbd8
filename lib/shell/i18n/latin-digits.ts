import type { Localization } from "@mui/material/locale";

/** The zero of each script whose digits a pack of component labels writes: Arabic, Persian, Devanagari, Bengali, Burmese. */
const zeros = ["٠", "۰", "०", "০", "၀"].map((zero) => zero.charCodeAt(0));

function inLatinDigits(text: string) {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** A label, or a function that makes one. */
function latin(label: unknown) {
  if (typeof label !== "function") return label;
  return (...values: unknown[]) => {
    const text = label(...values);
    return typeof text === "string" ? inLatinDigits(text) : text;
  };
}

type Part = { defaultProps: Record<string, unknown> };

/**
 * The labels of a pack with the digits of the rest of the page. Some packs take those of their region, in which
 * engines differ: the server's HTML could say 1 where the browser says ١.
 */
export function withLatinDigits({ components = {} }: Localization): Localization {
  const parts = Object.entries(components as Record<string, Part>).map(([name, part]) => {
    const labels = Object.entries(part.defaultProps).map(([key, label]) => [key, latin(label)]);
    return [name, { defaultProps: Object.fromEntries(labels) }];
  });
  return { components: Object.fromEntries(parts) };
}
