export const themeNames = [
  "BLUE_THEME",
  "AQUA_THEME",
  "PURPLE_THEME",
  "GREEN_THEME",
  "CYAN_THEME",
  "ORANGE_THEME",
] as const;
export type ThemeName = (typeof themeNames)[number];

export const modes = ["light", "dark"] as const;
export type Mode = (typeof modes)[number];
/** The device's own mode is the third choice. */
export const modeChoices = [...modes, "system"] as const;

export const directions = ["ltr", "rtl"] as const;
export type Direction = (typeof directions)[number];

/** The range of each slider, in pixels. */
export const ranges = {
  SidebarWidth: { min: 220, max: 340 },
  MiniSidebarWidth: { min: 72, max: 110 },
  TopbarHeight: { min: 56, max: 90 },
  borderRadius: { min: 0, max: 24 },
} as const;

export const SETTINGS_COOKIE = "customizer";
