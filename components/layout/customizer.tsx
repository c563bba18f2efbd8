import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { palette } from "@/components/theme/palette";
import { useCustomizer } from "@/lib/customizer/hooks";
import { modes, type Settings, themeNames } from "@/lib/customizer/schema";
import { languageCodes, locales } from "@/lib/i18n/locales";
import { useToasts } from "@/lib/toasts/hooks";
import { SettingRadios } from "./setting-radios";
import { SettingSlider } from "./setting-slider";

/** All settings of the layout. Each takes effect at once and stays on this device. */
export function Customizer({ onClose }: { onClose: () => void }) {
  const t = useTranslations("customizer");
  const toasts = useToasts();
  const { isHorizontal, activeMode } = useCustomizer(({ settings }) => settings);
  const reset = useCustomizer((state) => state.reset);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": t("title"),
          sx: { width: 360, maxWidth: "100vw", backgroundImage: "none" },
        },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", px: 2.5, minHeight: 64 }}>
        <Typography component="h2" variant="h5" sx={{ flexGrow: 1 }}>
          {t("title")}
        </Typography>
        <IconButton aria-label={t("close")} onClick={onClose} edge="end">
          <IconX size={22} />
        </IconButton>
      </Box>
      <Box sx={{ px: 2.5, pb: 2, overflow: "auto", flexGrow: 1 }}>
        <LookSettings mode={activeMode} />
        <LayoutSettings isHorizontal={isHorizontal} />
      </Box>
      <Box sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: "divider" }}>
        <Button
          fullWidth
          variant="tinted"
          color="inherit"
          onClick={() => {
            reset();
            toasts.success(t("resetDone"));
          }}
        >
          {t("resetAll")}
        </Button>
      </Box>
    </Drawer>
  );
}

function LookSettings({ mode }: { mode: Settings["activeMode"] }) {
  const t = useTranslations();
  const option = useTranslations("customizer.options");
  return (
    <>
      <SettingRadios
        name="activeMode"
        options={modes.map((value) => ({ value, label: option(value) }))}
      />
      <SettingRadios
        name="activeTheme"
        options={themeNames.map((value) => ({
          value,
          label: t(`customizer.themes.${value}`),
          color: palette(value, mode).primary.main,
        }))}
      />
      <SettingRadios
        name="isLanguage"
        options={languageCodes.map((value) => ({
          value,
          label: t(`languages.${value}`),
          lang: locales[value].tag,
        }))}
      />
      <SettingRadios
        name="activeDir"
        options={(["ltr", "rtl"] as const).map((value) => ({ value, label: option(value) }))}
      />
      <SettingRadios
        name="isCardShadow"
        options={[
          { value: true, label: option("shadow") },
          { value: false, label: option("border") },
        ]}
      />
      <SettingSlider name="borderRadius" />
    </>
  );
}

function LayoutSettings({ isHorizontal }: { isHorizontal: boolean }) {
  const option = useTranslations("customizer.options");
  return (
    <>
      <SettingRadios
        name="isHorizontal"
        options={[
          { value: false, label: option("vertical") },
          { value: true, label: option("horizontal") },
        ]}
      />
      {!isHorizontal && (
        <>
          <SettingRadios
            name="isCollapse"
            options={[
              { value: false, label: option("wide") },
              { value: true, label: option("mini") },
            ]}
          />
          <SettingSlider name="SidebarWidth" />
          <SettingSlider name="MiniSidebarWidth" />
        </>
      )}
      <SettingSlider name="TopbarHeight" />
      <SettingRadios
        name="isLayout"
        options={[
          { value: "boxed", label: option("boxed") },
          { value: "full", label: option("full") },
        ]}
      />
    </>
  );
}
