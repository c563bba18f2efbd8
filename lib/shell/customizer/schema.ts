import { z } from "zod/mini";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { packTags } from "@/lib/shell/i18n/packs";
import { directions, modeChoices, modes, ranges, themeNames } from "./options";

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
  /** Whether the board is in booth mode: true-dark, large, and alone on the screen. */
  isBooth: z.boolean(),
  isLanguage: z.enum(languageCodes),
  /** The language of the labels that MUI's components bring along. */
  componentLanguage: z.enum(packTags),
  isCardShadow: z.boolean(),
  borderRadius: pixels(ranges.borderRadius),
});
export type CustomizerSettings = z.infer<typeof customizerSettingsSchema>;

/** What the visitor can pick, and the device's mode as it was last seen: the server cannot ask for it. */
export const choicesSchema = z.extend(customizerSettingsSchema, {
  activeMode: z.enum(modeChoices),
  deviceMode: z.enum(modes),
});
type AllChoices = z.infer<typeof choicesSchema>;

/** What the visitor has picked; the rest follows the defaults and the browser. */
export type Choices = { [Name in keyof AllChoices]?: AllChoices[Name] | undefined };
