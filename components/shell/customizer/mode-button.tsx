"use client";

import { IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { useCustomizer } from "@/lib/shell/customizer/hooks";

/** Switches between light and dark. */
export function ModeButton() {
  const t = useTranslations("layout.topBar");
  const isDark = useCustomizer(({ settings }) => settings.activeMode === "dark");
  const choose = useCustomizer((state) => state.choose);
  return (
    <IconButton
      aria-label={t(isDark ? "lightMode" : "darkMode")}
      onClick={() => choose({ activeMode: isDark ? "light" : "dark" })}
    >
      {isDark ? <IconSun size={22} /> : <IconMoon size={22} />}
    </IconButton>
  );
}
