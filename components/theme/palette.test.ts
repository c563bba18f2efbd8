import { modes, themeNames } from "@/lib/shell/customizer/options";
import { boothPalette } from "./booth-palette";
import { palette } from "./palette";
import { type Color, colors } from "./tints";

const TEXT = 4.5;
const PARTS = 3;

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string) {
  const [bright = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dark + 0.05);
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
