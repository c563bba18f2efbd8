import { type LanguageCode, locales } from "@/lib/shell/i18n/locales";
import { type Choices, type CustomizerSettings, customizerSettingsSchema } from "./schema";

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
const passing: ReadonlySet<string> = new Set(["isSidebarHover", "isMobileSidebar"]);

const fields = Object.entries(customizerSettingsSchema.shape);

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

/** The choices in a cookie value, without those that are invalid. */
export function readChoices(cookie: string | undefined): Choices {
  const stored = decode(cookie);
  const valid = fields.flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(stored[name]);
    return success && !passing.has(name) ? [[name, data] as const] : [];
  });
  return Object.fromEntries(valid);
}

function decode(cookie = ""): Record<string, unknown> {
  try {
    return { ...JSON.parse(decodeURIComponent(cookie)) };
  } catch {
    return {};
  }
}
