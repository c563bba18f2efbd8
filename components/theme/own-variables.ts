import { modes, type ThemeName } from "@/lib/shell/customizer/options";
import { palette } from "./palette";

type Values = { [name: string]: string | Values };

/** Tones that only MUI's components read: its own style sheet brings them, and other pages are lighter without. */
const OF_MUI = /-(dark|contrastText)$/;

/** The variables of a theme's colours in each mode, under the names that MUI gives them. */
export function colorVariables(theme: ThemeName) {
  return modes.map((mode) => {
    const { mode: colorScheme, ...colors } = palette(theme, mode);
    const variables = paletteVariables(colors).filter(([name]) => !OF_MUI.test(name));
    return { colorScheme, variables };
  });
}

/** The variables of a palette's colours. */
export function paletteVariables(colors: Values) {
  return named("--palette", colors);
}

function named(name: string, values: Values | string): [name: string, value: string][] {
  if (typeof values === "string") return [[name, values]];
  return Object.entries(values).flatMap(([key, value]) => named(`${name}-${key}`, value));
}

type Sheet = { [selector: string]: { [name: string]: unknown } };

/** MUI's style sheets without the variables that every page has from `PlainTheme`. */
export function withoutOwn(sheets: Sheet[], theme: ThemeName) {
  const own = new Set([
    "--shape-borderRadius",
    ...colorVariables(theme).flatMap(({ variables }) => variables.map(([name]) => name)),
  ]);
  return sheets.map((sheet) =>
    Object.fromEntries(
      Object.entries(sheet).map(([selector, rules]) => [
        selector,
        Object.fromEntries(Object.entries(rules).filter(([name]) => !own.has(name))),
      ]),
    ),
  );
}
