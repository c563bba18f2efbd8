import {
  IconCheck,
  IconInfoCircle,
  IconLanguage,
  IconPalette,
  IconPlus,
  IconSettings,
  IconSunMoon,
  type TablerIcon,
} from "@tabler/icons-react";
import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useOwnItems } from "@/lib/office/finder/hooks";
import { found, type OwnItem } from "@/lib/office/finder/rules";
import { useAllEvents } from "@/lib/party/events/hooks";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { themeNames } from "@/lib/shell/customizer/options";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { menuFor, pagesOf, type Viewer } from "./menu";
import { useMenuLabel } from "./use-menu-label";

export type Command = {
  /** The heading above it. */
  group: string;
  /** Where labels repeat, as titles do. */
  key?: string;
  label: string;
  icon: TablerIcon;
  run: () => void;
};

const hasOffice = ({ dj, isDemo }: Viewer) => !!dj || isDemo;
const isDj = ({ dj }: Viewer) => !!dj;

/** What can be begun from everywhere: its area opens with the form. */
const creations = [
  { what: "note", href: "/apps/notes?new=1", isFor: hasOffice },
  { what: "ticket", href: "/apps/tickets?new=1", isFor: hasOffice },
  { what: "email", href: "/apps/email?new=1", isFor: hasOffice },
  { what: "appointment", href: "/apps/calendar?new=1", isFor: hasOffice },
  { what: "event", href: "/DJPortal/events?new=1", isFor: isDj },
] as const;

/** The items of the DJ's that a search finds, below the names of their areas. */
export function useOwnCommands(viewer: Viewer) {
  const labelOf = useMenuLabel();
  const router = useRouter();
  const items = useOwnItems(viewer.account, hasOffice(viewer));
  const { data } = useAllEvents(isDj(viewer));
  const pages = pagesOf(menuFor(viewer));

  return (search: string): Command[] => {
    const events = (data?.events ?? []).map(
      ({ id, name }): OwnItem => ({
        area: "events",
        id: `events-${id}`,
        title: name,
        href: `/DJPortal?event=${id}`,
      }),
    );
    return found([...events, ...items], search).flatMap(({ area, id, title, href }) => {
      const page = pages.find(({ label }) => label === area);
      if (!page) return [];
      const run = () => router.push(href as Route);
      return [{ group: labelOf(area), key: id, label: title, icon: page.icon, run }];
    });
  };
}

/** Every command of the palette for this viewer, grouped, in display order. */
export function useCommands(viewer: Viewer, openSettings: () => void): Command[] {
  const t = useTranslations("layout");
  const group = useTranslations("layout.palette");
  const labelOf = useMenuLabel();
  const languages = useTranslations("languages");
  const themes = useTranslations("customizer.themes");
  const router = useRouter();
  const choose = useCustomizer((state) => state.choose);
  const activeMode = useCustomizer(({ settings }) => settings.activeMode);

  const pages = pagesOf(menuFor(viewer));
  return [
    ...pages.map(({ href, section, label, icon }) => ({
      group: group("pages"),
      label: section ? `${labelOf(section)} · ${labelOf(label)}` : labelOf(label),
      icon,
      run: () => router.push(href),
    })),
    {
      group: group("pages"),
      label: t("palette.about"),
      icon: IconInfoCircle,
      run: () => router.push("/landingpage"),
    },
    ...creations
      .filter(({ isFor }) => isFor(viewer))
      .map(({ what, href }) => ({
        group: group("actions"),
        label: group(`new.${what}`),
        icon: IconPlus,
        run: () => router.push(href),
      })),
    ...(["light", "dark"] as const).map((mode) => ({
      group: group("actions"),
      label: t(`topBar.${mode}Mode`),
      icon: mode === activeMode ? IconCheck : IconSunMoon,
      run: () => choose({ activeMode: mode }),
    })),
    {
      group: group("actions"),
      label: t("topBar.settings"),
      icon: IconSettings,
      run: openSettings,
    },
    ...languageCodes.map((code) => ({
      group: group("languages"),
      label: languages(code),
      icon: IconLanguage,
      run: () => choose({ isLanguage: code }),
    })),
    ...themeNames.map((name) => ({
      group: group("themes"),
      label: themes(name),
      icon: IconPalette,
      run: () => choose({ activeTheme: name }),
    })),
  ];
}
