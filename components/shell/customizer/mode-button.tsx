import IconButton from "@mui/material/IconButton";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useCustomizer } from "@/lib/shell/customizer/hooks";

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
