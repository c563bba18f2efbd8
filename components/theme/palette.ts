import type { Mode, ThemeName } from "@/lib/shell/customizer/options";

/**
 * One colour: `fill` is the background for white text; then, per mode, main (text and icons), main on hover, and the
 * tint behind main. The hues belong to the six theme names; lightness is adjusted until every pair in `palette.test.ts`
 * meets WCAG AA. Accents keep away from what means good, doubtful or bad, and all tints are equally light, so that a
 * selected row stands out alike in every theme.
 */
type Shades = { fill: string } & Record<Mode, readonly [string, string, string]>;

// biome-ignore format: a table reads best in rows.
const themes: Record<ThemeName, { primary: Shades; secondary: Shades }> = {
  BLUE_THEME: {
    primary: { fill: "#466CE2", light: ["#3D62D7", "#3052C6", "#E8EEFE"], dark: ["#89ABFF", "#7A9BEE", "#263763"] },
    secondary: { fill: "#097CB0", light: ["#0872A2", "#03638E", "#E0F2FE"], dark: ["#62C4FD", "#51B4EC", "#153E54"] },
  },
  AQUA_THEME: {
    primary: { fill: "#0074BA", light: ["#006FB3", "#06609B", "#E3F0FD"], dark: ["#54ACF4", "#439CE3", "#193C59"] },
    secondary: { fill: "#068471", light: ["#057967", "#006959", "#DEF4EE"], dark: ["#47D7BC", "#2FC7AC", "#074339"] },
  },
  PURPLE_THEME: {
    primary: { fill: "#763EBD", light: ["#763EBD", "#682DAC", "#F1EBFD"], dark: ["#B98FFE", "#A97FED", "#402E5C"] },
    secondary: { fill: "#447D83", light: ["#3B7379", "#2C656A", "#DCF4F6"], dark: ["#95CFD5", "#85BFC5", "#024247"] },
  },
  GREEN_THEME: {
    primary: { fill: "#478303", light: ["#216600", "#1B5600", "#E6F3DF"], dark: ["#82D043", "#73C02F", "#2B401C"] },
    secondary: { fill: "#727B0A", light: ["#687006", "#5A6102", "#EEF1DE"], dark: ["#CCDA4E", "#BCCA3A", "#383D15"] },
  },
  CYAN_THEME: {
    primary: { fill: "#038097", light: ["#03606F", "#00515E", "#DDF3F9"], dark: ["#3ACFE9", "#1CBFD8", "#0B414A"] },
    secondary: { fill: "#B7583C", light: ["#AC4F33", "#9B4024", "#FFE9E3"], dark: ["#FB9678", "#EA8669", "#542D22"] },
  },
  ORANGE_THEME: {
    primary: { fill: "#BF551A", light: ["#B04700", "#9A3D00", "#FEEAE1"], dark: ["#FC9756", "#EB8746", "#4E3220"] },
    secondary: { fill: "#0074BA", light: ["#006FB3", "#06609B", "#E1F1FF"], dark: ["#54ACF4", "#439CE3", "#1C3C56"] },
  },
};

// biome-ignore format: a table reads best in rows.
const statuses = {
  success: { fill: "#1C8464", light: ["#067A5B", "#046A4E", "#DCF5EA"], dark: ["#30E4B3", "#0BD3A4", "#1B4235"] },
  warning: { fill: "#8A7217", light: ["#806802", "#6F5A01", "#F8EED1"], dark: ["#FBC629", "#EAB604", "#443818"] },
  error: { fill: "#D43953", light: ["#C42847", "#B20D39", "#FFE8E9"], dark: ["#FD7D8B", "#EB6D7C", "#542B2F"] },
  info: { fill: "#2C74D4", light: ["#1F69C8", "#095AB7", "#E6EFFC"], dark: ["#76AEFD", "#679EEC", "#1E395F"] },
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
