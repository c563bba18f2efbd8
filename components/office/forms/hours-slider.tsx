import Box from "@mui/material/Box";
import Slider from "@mui/material/Slider";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { hourRange } from "@/lib/office/forms/schema";

type Props = { hours: number; onChange: (hours: number) => void; disabled?: boolean };

/** How long the music plays. */
export function HoursSlider({ hours, onChange, disabled = false }: Props) {
  const t = useTranslations("booking");
  const id = useId();
  return (
    <Box>
      <Box sx={{ display: "flex", justifyContent: "space-between", typography: "subtitle1" }}>
        <span id={id}>{t("fields.hours")}</span>
        <Box component="span" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
          {t("hours", { count: hours })}
        </Box>
      </Box>
      <Slider
        {...hourRange}
        marks
        aria-labelledby={id}
        getAriaValueText={(count) => t("hours", { count })}
        value={hours}
        disabled={disabled}
        onChange={(_, count) => onChange(Number(count))}
        sx={{ mx: 1.25, width: "calc(100% - 20px)" }}
      />
    </Box>
  );
}
