import { useTranslations } from "next-intl";
import { palette } from "@/components/theme/palette";
import { Button } from "@/components/ui/button";
import { SideDrawer } from "@/components/ui/side-drawer";
import { useToasts } from "@/lib/client/use-toasts";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { modeChoices, themeNames } from "@/lib/shell/customizer/options";
import type { CustomizerSettings } from "@/lib/shell/customizer/schema";
import { languageCodes, locales } from "@/lib/shell/i18n/locales";
import { ComponentLanguage } from "./component-language";
import { SettingRadios } from "./setting-radios";
import { SettingSlider } from "./setting-slider";
import { useIsFolded } from "./use-is-folded";

/** The settings of the layout. Each applies at once and is kept on this device. */
export function Customizer({ onClose }: { onClose: () => void }) {
  const t = useTranslations("customizer");
  const toasts = useToasts();
  const { isHorizontal, activeMode } = useCustomizer(({ settings }) => settings);
  const reset = useCustomizer((state) => state.reset);
  return (
    <SideDrawer
      title={t("title")}
      closeLabel={t("close")}
      width={360}
      onClose={onClose}
      footer={
        <Button
          variant="tinted"
          color="inherit"
          onClick={() => {
            reset();
            toasts.success(t("resetDone"));
          }}
          size="medium"
          isWide
        >
          {t("resetAll")}
        </Button>
      }
    >
      <LookSettings mode={activeMode} />
      <LayoutSettings isHorizontal={isHorizontal} />
    </SideDrawer>
  );
}

function LookSettings({ mode }: { mode: CustomizerSettings["activeMode"] }) {
  const themes = useTranslations("customizer.themes");
  const languages = useTranslations("languages");
  const option = useTranslations("customizer.options");
  return (
    <>
      <SettingRadios
        name="activeMode"
        options={modeChoices.map((value) => ({ value, label: option(value) }))}
      />
      <SettingRadios
        name="activeTheme"
        options={themeNames.map((value) => ({
          value,
          label: themes(value),
          color: palette(value, mode).primary.main,
        }))}
      />
      <SettingRadios
        name="isLanguage"
        options={languageCodes.map((value) => ({
          value,
          label: languages(value),
          lang: locales[value].tag,
        }))}
      />
      <ComponentLanguage />
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
  const isFolded = useIsFolded();
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
            inForce={isFolded}
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
