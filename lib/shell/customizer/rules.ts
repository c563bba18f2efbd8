import { type LanguageCode, locales } from "@/lib/shell/i18n/locales";
import type { Choices, CustomizerSettings } from "./schema";

const defaults: CustomizerSettings = {
  activeDir: "ltr",
  activeMode: "dark",
  activeTheme: "BLUE_THEME",
  SidebarWidth: 270,
  MiniSidebarWidth: 87,
  TopbarHeight: 70,
  isLayout: "boxed",
  isCollapse: false,
  isSidebarHover: false,
  isMobileSidebar: false,
  isHorizontal: false,
  isLanguage: "en",
  isCardShadow: true,
  borderRadius: 10,
};

/** States that a reload resets. */
export const passing: ReadonlySet<string> = new Set(["isSidebarHover", "isMobileSidebar"]);

/** The effective settings. The direction follows the language until the visitor picks one. */
export function settingsFor(choices: Choices, browserLanguage?: LanguageCode): CustomizerSettings {
  const isLanguage = choices.isLanguage ?? browserLanguage ?? defaults.isLanguage;
  const followed = { ...defaults, isLanguage, activeDir: locales[isLanguage].dir };
  const picked = Object.entries(choices).filter(([, value]) => value !== undefined);
  return { ...followed, ...Object.fromEntries(picked) };
}

/** Returns the choices as a cookie value. */
export function writeChoices(choices: Choices) {
  const kept = Object.entries(choices).filter(([name]) => !passing.has(name));
  return encodeURIComponent(JSON.stringify(Object.fromEntries(kept)));
}
