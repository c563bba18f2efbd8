import { modes, themeNames } from "@/lib/shell/customizer/options";
import { boothPalette } from "./booth-palette";
import { palette } from "./palette";
import { type Color, colors } from "./tints";

const TEXT = 4.5;
const PARTS = 3;

function linear(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b] as const;
}

function luminance(hex: string) {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string) {
  const [bright = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dark + 0.05);
}

/** A colour in OKLab, where equal distances look equally far apart: lightness from 0 to 1, green to red, blue to yellow. */
function oklab(hex: string) {
  const [r, g, b] = linear(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ] as const;
}

function distance(one: string, other: string) {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

const looks = [...modes, "booth"] as const;
const pairs = themeNames.flatMap((theme) => looks.map((look) => ({ theme, look })));

function colorsOf({ theme, look }: (typeof pairs)[number]) {
  return look === "booth" ? boothPalette(theme) : palette(theme, look);
}

/** CSS's `color-mix(in srgb, …)`. */
function mixed(a: string, share: number, b: string) {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [a, b].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(one * share + other * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Degrees on the circle of colours: red is 0, green 120, blue 240. */
function hue(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const angle = Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b);
  return ((angle * 180) / Math.PI + 360) % 360;
}

test.each(modes)("in %s mode each theme is recognised by its colour", (mode) => {
  const hues = themeNames.map((theme) => hue(palette(theme, mode).primary.main));
  const [blue = 0, , purple = 0, green = 0] = hues;
  expect(green).toBeGreaterThan(90);
  expect(green).toBeLessThan(160);
  expect(blue).toBeGreaterThan(200);
  expect(blue).toBeLessThan(250);
  expect(purple).toBeGreaterThan(250);
  const around = hues.toSorted((a, b) => a - b);
  const steps = around.map((at, index) => ((around[index + 1] ?? at + 360) - at + 360) % 360);
  expect(Math.min(...steps.slice(0, -1))).toBeGreaterThan(12);
});

/** What says by its colour that something is good, doubtful or bad. Information judges nothing. */
const meanings = ["success", "warning", "error"] as const;
/** Four times what an eye just tells apart in small marks; black and white are 1 apart. */
const APART = 0.09;
/** White text needs fills of nearly one lightness, which leaves less room. */
const APART_IN_FILLS = 0.07;

test("colours that look equally far apart have the same distance", () => {
  expect(distance("#000000", "#FFFFFF")).toBeCloseTo(1, 3);
  expect(distance("#808080", "#808080")).toBe(0);
  // CSS Color 4 gives red as oklab(0.628 0.225 0.126).
  expect(oklab("#FF0000").map((value) => Number(value.toFixed(3)))).toEqual([0.628, 0.225, 0.126]);
});

test.each(pairs)("the accent of $theme in $look mode is none of the meanings", (pair) => {
  const { primary, ...all } = colorsOf(pair);
  const close = meanings.flatMap((meaning) => [
    { meaning, apart: distance(primary.main, all[meaning].main), least: APART },
    { meaning, apart: distance(primary.fill, all[meaning].fill), least: APART_IN_FILLS },
  ]);
  expect(close.filter(({ apart, least }) => apart < least)).toEqual([]);
});

test.each(modes)("in %s mode the meanings are far from each other", (mode) => {
  const all = palette("BLUE_THEME", mode);
  const close = meanings.flatMap((one, index) =>
    meanings.slice(index + 1).map((other) => distance(all[one].main, all[other].main)),
  );
  expect(Math.min(...close)).toBeGreaterThan(APART);
});

test.each(modes)("in %s mode all tints are equally light, and stand out from paper", (mode) => {
  const all = themeNames.flatMap((theme) => {
    const { background, ...others } = palette(theme, mode);
    return colors.map((color) => ({ light: others[color].light, paper: background.paper }));
  });
  const lightness = all.map(({ light }) => oklab(light)[0]);
  expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(0.006);
  const contrasts = all.map(({ light, paper }) => contrast(light, paper));
  expect(Math.min(...contrasts)).toBeGreaterThan(mode === "dark" ? 1.25 : 1.12);
});

test("contrast follows the formula of WCAG", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
});

test.each(pairs)("every pair of $theme in $look mode meets AA", (pair) => {
  const all = colorsOf(pair);
  const grounds = Object.entries(all.background);
  const tints = colors.map((color) => [`${color} tint`, all[color].light] as const);

  const text = [
    ...[...grounds, ...tints].flatMap(([name, ground]) => [
      { pair: `text on ${name}`, ratio: contrast(all.text.primary, ground) },
      { pair: `quiet text on ${name}`, ratio: contrast(all.text.secondary, ground) },
    ]),
    // As the theme's components draw them: a quiet button under the mouse, and a tooltip.
    { pair: "text on a line", ratio: contrast(all.text.primary, all.divider) },
    { pair: "paper on text", ratio: contrast(all.background.paper, all.text.primary) },
    ...colors.flatMap((color) => {
      const { main, dark, light, fill, contrastText } = all[color];
      return [
        ...grounds.map(([name, ground]) => ({
          pair: `${color} on ${name}`,
          ratio: contrast(main, ground),
        })),
        { pair: `${color} on its tint`, ratio: contrast(main, light) },
        {
          pair: `text on the tint of ${color} while hovered`,
          ratio: contrast(all.text.primary, mixed(light, 0.88, main)),
        },
        { pair: `text on ${color}`, ratio: contrast(contrastText, main) },
        { pair: `text on ${color} while hovered`, ratio: contrast(contrastText, dark) },
        { pair: `white on the fill of ${color}`, ratio: contrast("#FFFFFF", fill) },
      ];
    }),
  ];
  const parts = grounds.map(([name, ground]) => ({
    pair: `line of a control on ${name}`,
    ratio: contrast(all.outline, ground),
  }));

  expect(text.filter(({ ratio }) => ratio < TEXT)).toEqual([]);
  expect(parts.filter(({ ratio }) => ratio < PARTS)).toEqual([]);
});

test.each(themeNames)("in the booth, %s lights nothing but text, and no text glares", (theme) => {
  const { background, divider, text, ...all } = boothPalette(theme);
  expect(background.default).toBe("#000000");
  const surfaces = [
    ...Object.values(background),
    divider,
    ...colors.map((name) => all[name].light),
  ];
  expect(Math.max(...surfaces.map(luminance))).toBeLessThan(0.05);
  expect(luminance(text.primary)).toBeLessThan(0.8);
  const main = (name: Color) => [all[name].main, palette(theme, "dark")[name].main];
  for (const name of colors) expect(main(name)[0]).toBe(main(name)[1]);
});
