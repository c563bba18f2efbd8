import {
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
import { themeNames } from "@/lib/shell/customizer/schema";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { menuFor, type Viewer } from "./menu";

export type Command = {
  group: "pages" | "actions" | "languages" | "themes";
  label: string;
  icon: TablerIcon;
  run: () => void;
};

/** Everything the command palette can do for this viewer, grouped in the order it is shown. */
export function useCommands(viewer: Viewer, openSettings: () => void): Command[] {
  const t = useTranslations();
  const router = useRouter();
  const choose = useCustomizer((state) => state.choose);
  const isDark = useCustomizer(({ settings }) => settings.activeMode === "dark");

  const pages = menuFor(viewer).flatMap(({ items }) => items);
  return [
    ...pages.map(({ href, label, icon }) => ({
      group: "pages" as const,
      label: t(`layout.menu.${label}`),
      icon,
      run: () => router.push(href),
    })),
    {
      group: "pages",
      label: t("landing.about"),
      icon: IconInfoCircle,
      run: () => router.push("/landingpage"),
    },
    {
      group: "actions",
      label: t(isDark ? "layout.topBar.lightMode" : "layout.topBar.darkMode"),
      icon: IconSunMoon,
      run: () => choose({ activeMode: isDark ? "light" : "dark" }),
    },
    {
      group: "actions",
      label: t("layout.topBar.settings"),
      icon: IconSettings,
      run: openSettings,
    },
    ...languageCodes.map((code) => ({
      group: "languages" as const,
      label: t(`languages.${code}`),
      icon: IconLanguage,
      run: () => choose({ isLanguage: code }),
    })),
    ...themeNames.map((name) => ({
      group: "themes" as const,
      label: t(`customizer.themes.${name}`),
      icon: IconPalette,
      run: () => choose({ activeTheme: name }),
    })),
  ];
}
