import type { ThemeName } from "@/lib/shell/customizer/options";
import { palette } from "./palette";
import { colors } from "./tints";

/** Surfaces for a dark room: a black screen gives no light, and white text on it would glare. */
const surfaces = {
  background: { default: "#000000", paper: "#0F131A", raised: "#1A202A" },
  text: { primary: "#DCE2EC", secondary: "#98A4B8", disabled: "#6A7689" },
  divider: "#222935",
  outline: "#6C7A92",
};

/** How much of a colour remains in the surfaces that it fills and tints. */
const FILL = 0.82;
const TINT = 0.2;

/** The true-dark colours of the booth mode: the theme's own dark ones, on black. */
export function boothPalette(theme: ThemeName) {
  const dark = palette(theme, "dark");
  const dimmed = colors.map((color) => {
    const { main, fill, ...rest } = dark[color];
    const surface = { light: dim(main, TINT), fill: dim(fill, FILL) };
    return [color, { ...rest, main, ...surface, contrastText: "#000000" }] as const;
  });
  return { ...dark, ...Object.fromEntries(dimmed), ...surfaces };
}

/** Mixes a colour with black. */
function dim(hex: string, share: number) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) * share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}
