import {
  IconCheck,
  IconInfoCircle,
  IconLanguage,
  IconPalette,
  IconSettings,
  IconSunMoon,
  type TablerIcon,
} from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { themeNames } from "@/lib/shell/customizer/options";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { menuFor, pagesOf, type Viewer } from "./menu";
import { useMenuLabel } from "./use-menu-label";

export type Command = {
  group: "pages" | "actions" | "languages" | "themes";
  label: string;
  icon: TablerIcon;
  run: () => void;
};

/** Every command of the palette for this viewer, grouped, in display order. */
export function useCommands(viewer: Viewer, openSettings: () => void): Command[] {
  const t = useTranslations("layout");
  const labelOf = useMenuLabel();
  const languages = useTranslations("languages");
  const themes = useTranslations("customizer.themes");
  const router = useRouter();
  const choose = useCustomizer((state) => state.choose);
  const activeMode = useCustomizer(({ settings }) => settings.activeMode);

  const pages = pagesOf(menuFor(viewer));
  return [
    ...pages.map(({ href, section, label, icon }) => ({
      group: "pages" as const,
      label: section ? `${labelOf(section)} · ${labelOf(label)}` : labelOf(label),
      icon,
      run: () => router.push(href),
    })),
    {
      group: "pages",
      label: t("palette.about"),
      icon: IconInfoCircle,
      run: () => router.push("/landingpage"),
    },
    ...(["light", "dark"] as const).map((mode) => ({
      group: "actions" as const,
      label: t(`topBar.${mode}Mode`),
      icon: mode === activeMode ? IconCheck : IconSunMoon,
      run: () => choose({ activeMode: mode }),
    })),
    {
      group: "actions",
      label: t("topBar.settings"),
      icon: IconSettings,
      run: openSettings,
    },
    ...languageCodes.map((code) => ({
      group: "languages" as const,
      label: languages(code),
      icon: IconLanguage,
      run: () => choose({ isLanguage: code }),
    })),
    ...themeNames.map((name) => ({
      group: "themes" as const,
      label: themes(name),
      icon: IconPalette,
      run: () => choose({ activeTheme: name }),
    })),
  ];
}
