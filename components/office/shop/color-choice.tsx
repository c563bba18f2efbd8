import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ColorMark, useColorName } from "@/components/office/cart/color-mark";
import { visuallyHidden } from "@/components/ui/visually-hidden";

type Props = {
  colors: readonly string[];
  color: string | undefined;
  onChoose: (color: string) => void;
};

/** The colour in which a product is ordered. */
export function ColorChoice({ colors, color, onChoose }: Props) {
  const t = useTranslations("shop");
  const colorName = useColorName();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, typography: "body2", color: "text.secondary" }}>
        {t("filters.color")}
        {color && `: ${colorName(color)}`}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, marginInlineStart: -1 }}>
        {colors.map((one) => (
          <Box key={one} component="label" title={colorName(one)} sx={swatch}>
            <Box
              component="input"
              type="radio"
              name="color"
              value={one}
              checked={one === color}
              aria-label={colorName(one)}
              onChange={() => onChoose(one)}
              sx={visuallyHidden}
            />
            <ColorMark color={one} size={26} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const swatch = {
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  cursor: "pointer",
  "& span": { outlineOffset: "3px" },
  "& input:checked + span": { outline: "2px solid var(--palette-primary-main)" },
  "& input:focus-visible + span": { outline: "2px solid var(--palette-text-primary)" },
} as const;
