import { type Browser, locales } from "@/lib/shell/i18n/locales";
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
  isBooth: false,
  isLanguage: "en",
  componentLanguage: "en-US",
  isCardShadow: true,
  borderRadius: 10,
};

/** States that a reload resets. */
export const passing: ReadonlySet<string> = new Set(["isSidebarHover", "isMobileSidebar"]);

/**
 * The effective settings. Until the visitor picks them, the direction follows the language, and so does the language
 * of MUI's components; where the language is not picked either, the components speak the browser's. The system's mode
 * is the one that the device showed last.
 */
export function settingsFor(choices: Choices, browser: Browser = {}): CustomizerSettings {
  const isLanguage = choices.isLanguage ?? browser.language ?? defaults.isLanguage;
  const { dir: activeDir, pack } = locales[isLanguage];
  const componentLanguage = (!choices.isLanguage && browser.pack) || pack;
  const followed = { ...defaults, isLanguage, activeDir, componentLanguage };
  const { activeMode, deviceMode = defaults.activeMode, ...others } = choices;
  const picked = Object.entries({
    ...others,
    activeMode: activeMode === "system" ? deviceMode : activeMode,
  }).filter(([, value]) => value !== undefined);
  return { ...followed, ...Object.fromEntries(picked) };
}

/** Returns the choices as a cookie value. */
export function writeChoices(choices: Choices) {
  const kept = Object.entries(choices).filter(([name]) => !passing.has(name));
  return encodeURIComponent(JSON.stringify(Object.fromEntries(kept)));
}
