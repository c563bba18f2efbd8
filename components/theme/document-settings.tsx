import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useEffect, useLayoutEffect } from "react";
import { useSettings } from "@/lib/shell/customizer/hooks";
import { locales } from "@/lib/shell/i18n/locales";

/** Puts a changed setting on the document at once; a changed language asks the server for its words. */
export function DocumentSettings() {
  const { activeDir, activeMode, activeTheme, isLanguage } = useSettings();
  const router = useRouter();
  const shown = useLocale();
  const { tag } = locales[isLanguage];

  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.dir = activeDir;
    documentElement.dataset.mode = activeMode;
    documentElement.dataset.theme = activeTheme;
  }, [activeDir, activeMode, activeTheme]);

  useEffect(() => {
    if (tag !== shown) router.refresh();
  }, [router, shown, tag]);

  return null;
}
