import Slider from "@mui/material/Slider";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { ranges } from "@/lib/shell/customizer/options";
import { Setting } from "./setting";
import { useIdleReason } from "./use-idle-reason";

export function SettingSlider({ name }: { name: keyof typeof ranges }) {
  const t = useTranslations("customizer");
  const labelId = useId();
  const idle = useIdleReason(name);
  const value = useCustomizer(({ settings }) => settings[name]);
  const choose = useCustomizer((state) => state.choose);
  return (
    <Setting name={name} labelId={labelId} value={t("pixels", { value })} idle={idle}>
      <Slider
        {...ranges[name]}
        disabled={idle !== undefined}
        aria-labelledby={labelId}
        getAriaValueText={(pixels) => t("pixels", { value: pixels })}
        value={value}
        onChange={(_, pixels) => choose({ [name]: pixels })}
        sx={{ mx: 1.25, width: "calc(100% - 20px)" }}
      />
    </Setting>
  );
}
