import { z } from "zod/mini";
import { languageCodes } from "@/lib/shell/i18n/locales";

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

export const directions = ["ltr", "rtl"] as const;
export type Direction = (typeof directions)[number];

/** The range of each slider, in pixels. */
export const ranges = {
  SidebarWidth: { min: 220, max: 340 },
  MiniSidebarWidth: { min: 72, max: 110 },
  TopbarHeight: { min: 56, max: 90 },
  borderRadius: { min: 0, max: 24 },
} as const;

const pixels = ({ min, max }: { min: number; max: number }) =>
  z.int().check(z.gte(min), z.lte(max));

export const customizerSettingsSchema = z.object({
  activeDir: z.enum(directions),
  activeMode: z.enum(modes),
  activeTheme: z.enum(themeNames),
  SidebarWidth: pixels(ranges.SidebarWidth),
  MiniSidebarWidth: pixels(ranges.MiniSidebarWidth),
  TopbarHeight: pixels(ranges.TopbarHeight),
  isLayout: z.enum(["boxed", "full"]),
  isCollapse: z.boolean(),
  isSidebarHover: z.boolean(),
  isMobileSidebar: z.boolean(),
  isHorizontal: z.boolean(),
  isLanguage: z.enum(languageCodes),
  isCardShadow: z.boolean(),
  borderRadius: pixels(ranges.borderRadius),
});
export type CustomizerSettings = z.infer<typeof customizerSettingsSchema>;

/** What the visitor has picked; the rest follows the defaults and the browser. */
export type Choices = { [Name in keyof CustomizerSettings]?: CustomizerSettings[Name] | undefined };

export const SETTINGS_COOKIE = "customizer";
