import type { Mode, ThemeName } from "@/lib/shell/customizer/options";

/**
 * One colour: `fill` is the background for white text; then, per mode, main (text and icons), main on hover, and the
 * tint behind main. The hues belong to the six theme names; lightness is adjusted until every pair in `palette.test.ts`
 * meets WCAG AA.
 */
type Shades = { fill: string } & Record<Mode, readonly [string, string, string]>;

// biome-ignore format: a table reads best in rows.
const themes: Record<ThemeName, { primary: Shades; secondary: Shades }> = {
  BLUE_THEME: {
    primary: { fill: "#466CE2", light: ["#3D62D7", "#3052C6", "#ECF2FF"], dark: ["#89ABFF", "#7A9BEE", "#253662"] },
    secondary: { fill: "#097CB0", light: ["#0872A2", "#03638E", "#E8F7FF"], dark: ["#62C4FD", "#51B4EC", "#1C455D"] },
  },
  AQUA_THEME: {
    primary: { fill: "#0074BA", light: ["#006FB3", "#06609B", "#EFF9FF"], dark: ["#4DA8F2", "#3C98E1", "#103247"] },
    secondary: { fill: "#068471", light: ["#057967", "#006959", "#EDFBF7"], dark: ["#47D7BC", "#2FC7AC", "#0C4339"] },
  },
  PURPLE_THEME: {
    primary: { fill: "#763EBD", light: ["#763EBD", "#682DAC", "#F2ECF9"], dark: ["#B78AFF", "#A77AEE", "#26153C"] },
    secondary: { fill: "#447D83", light: ["#3B7379", "#2C656A", "#EDF8FA"], dark: ["#95CFD5", "#85BFC5", "#09454B"] },
  },
  GREEN_THEME: {
    primary: { fill: "#2A7F3B", light: ["#237634", "#146025", "#EDF8EF"], dark: ["#5CC675", "#4CB566", "#12391D"] },
    secondary: { fill: "#727B0A", light: ["#687006", "#5A6102", "#FAFBEF"], dark: ["#CCDA4E", "#BCCA3A", "#282917"] },
  },
  CYAN_THEME: {
    primary: { fill: "#098187", light: ["#08777C", "#03676C", "#EBF9FA"], dark: ["#01C0C8", "#13AEB5", "#003638"] },
    secondary: { fill: "#B7583C", light: ["#AC4F33", "#9B4024", "#FFF5F2"], dark: ["#FB9678", "#EA8669", "#40241C"] },
  },
  ORANGE_THEME: {
    primary: { fill: "#BE5437", light: ["#B44A2E", "#A33A1E", "#FBF2EF"], dark: ["#FA896B", "#E8795C", "#402E32"] },
    secondary: { fill: "#0074BA", light: ["#006FB3", "#06609B", "#EFF9FF"], dark: ["#4BA7F1", "#3997E0", "#082E45"] },
  },
};

// biome-ignore format: a table reads best in rows.
const statuses = {
  success: { fill: "#0D846D", light: ["#0C7964", "#066956", "#E6FFFA"], dark: ["#13DEB9", "#0DCCAA", "#1B3C48"] },
  warning: { fill: "#9F6A06", light: ["#926106", "#805403", "#FEF5E5"], dark: ["#FFAE1F", "#EC9F04", "#4D3A2A"] },
  error: { fill: "#BE5437", light: ["#B44A2E", "#A33A1E", "#FDEDE8"], dark: ["#FF9173", "#ED8164", "#4B313D"] },
  info: { fill: "#2C74D4", light: ["#1F69C8", "#095AB7", "#EBF3FE"], dark: ["#76AEFD", "#679EEC", "#223662"] },
} as const satisfies Record<string, Shades>;

const surfaces = {
  light: {
    background: { default: "#F4F6FA", paper: "#FFFFFF", raised: "#ECEFF5" },
    text: { primary: "#1F2A3D", secondary: "#526079", disabled: "#8793A8" },
    divider: "#E1E6EE",
    outline: "#7987A0",
    ink: "#FFFFFF",
  },
  dark: {
    background: { default: "#171C23", paper: "#202734", raised: "#262E3D" },
    text: { primary: "#EAEFF7", secondary: "#A7B3C6", disabled: "#74829A" },
    divider: "#323C4E",
    outline: "#74839C",
    ink: "#10151C",
  },
};

function shade(shades: Shades, mode: Mode) {
  const [main, dark, light] = shades[mode];
  return { main, dark, light, fill: shades.fill, contrastText: surfaces[mode].ink };
}

/** All colours of one theme in one mode. */
export function palette(theme: ThemeName, mode: Mode) {
  const { primary, secondary } = themes[theme];
  const { background, text, divider, outline } = surfaces[mode];
  return {
    mode,
    primary: shade(primary, mode),
    secondary: shade(secondary, mode),
    success: shade(statuses.success, mode),
    warning: shade(statuses.warning, mode),
    error: shade(statuses.error, mode),
    info: shade(statuses.info, mode),
    background,
    text,
    divider,
    outline,
  };
}
