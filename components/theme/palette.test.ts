import { modes, themeNames } from "@/lib/shell/customizer/options";
import { palette } from "./palette";
import { colors } from "./tints";

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

const pairs = themeNames.flatMap((theme) => modes.map((mode) => ({ theme, mode })));

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

test.each(pairs)("every pair of $theme in $mode mode meets AA", ({ theme, mode }) => {
  const all = palette(theme, mode);
  const grounds = Object.entries(all.background);
  const tints = colors.map((color) => [`${color} tint`, all[color].light] as const);

  const text = [
    ...[...grounds, ...tints].flatMap(([name, ground]) => [
      { pair: `text on ${name}`, ratio: contrast(all.text.primary, ground) },
      { pair: `quiet text on ${name}`, ratio: contrast(all.text.secondary, ground) },
    ]),
    ...colors.flatMap((color) => {
      const { main, dark, light, fill, contrastText } = all[color];
      return [
        ...grounds.map(([name, ground]) => ({
          pair: `${color} on ${name}`,
          ratio: contrast(main, ground),
        })),
        { pair: `${color} on its tint`, ratio: contrast(main, light) },
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
