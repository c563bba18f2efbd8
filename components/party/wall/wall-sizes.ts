/**
 * One unit is a hundredth of the shorter side of a 16:9 screen that fits into the window, so that everything grows with
 * the screen and reads from the same distance. In a tiny window the page scrolls instead.
 */
export const WALL_UNIT = {
  "--wall-unit": "max(3px, min(1vh, 0.5625vw))",
  "@media (max-aspect-ratio: 1/1)": { "--wall-unit": "max(3px, min(1vw, 0.5625vh))" },
} as const;

/** A length in units of the wall. */
export function units(count: number) {
  return `calc(${count} * var(--wall-unit))`;
}

/** Taller than wide. */
export const UPRIGHT = "@media (max-aspect-ratio: 1/1)";
/** Nearly square: there is room for more rows than on a television. */
export const SQUARE = "@media (min-aspect-ratio: 1/1) and (max-aspect-ratio: 3/2)";
/** A band above a bar: everything stands side by side. */
export const BAND = "@media (min-aspect-ratio: 23/10)";

/** What is new appears softly. The theme stops it for people who ask for less motion. */
export const APPEAR = {
  "@keyframes wall-appear": { from: { opacity: 0 } },
  animation: "wall-appear 200ms ease-out",
} as const;

/** What is over in a moment is not worth a word. */
export const LATE = {
  "@keyframes wall-late": { from: { visibility: "hidden" } },
  animation: "wall-late 0.01ms 3s backwards",
} as const;

/** What stands beside the music. */
export const WALL_CARD = {
  alignSelf: "center",
  p: units(4),
  borderRadius: units(3),
  bgcolor: "background.paper",
  textAlign: "center",
} as const;
