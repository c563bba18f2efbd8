import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useEffect, useLayoutEffect } from "react";
import { useWindowEvent } from "@/lib/client/effects/use-event";
import { useCustomizer, useSettings } from "@/lib/shell/customizer/hooks";
import { intlLocale } from "@/lib/shell/i18n/locales";
import { watchDeviceMode } from "./device-mode";

/**
 * Applies a changed setting to the document at once, another page's, too; a changed language fetches its messages from
 * the server.
 */
export function DocumentSettings() {
  const { activeDir, activeMode, activeTheme, isLanguage } = useSettings();
  const router = useRouter();
  const shown = useLocale();
  const wanted = intlLocale(isLanguage);

  const followsDevice = useCustomizer(({ choices }) => choices.activeMode === "system");
  const choose = useCustomizer((state) => state.choose);
  const follow = useCustomizer((state) => state.follow);
  useWindowEvent("storage", follow);

  // Before the next paint: the mode of the first HTML is that of the last visit.
  useLayoutEffect(
    () => (followsDevice ? watchDeviceMode((deviceMode) => choose({ deviceMode })) : undefined),
    [followsDevice, choose],
  );

  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.dir = activeDir;
    documentElement.dataset.mode = activeMode;
    documentElement.dataset.theme = activeTheme;
  }, [activeDir, activeMode, activeTheme]);

  // Browsers leave out grounds by default, and light text would be lost on white paper.
  const showMode = (mode: string) => {
    document.documentElement.dataset.mode = mode;
  };
  useWindowEvent("beforeprint", () => showMode("light"));
  useWindowEvent("afterprint", () => showMode(activeMode));

  useEffect(() => {
    if (wanted !== shown) router.refresh();
  }, [router, shown, wanted]);

  return null;
}
