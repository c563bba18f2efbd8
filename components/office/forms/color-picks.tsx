import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { IconCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useField, useFormState } from "@/components/ui/form";
import { useBookingField } from "@/lib/office/forms/hooks";
import { type LightColor, lightColors } from "@/lib/office/forms/schema";

const shades: Record<Exclude<LightColor, "own">, string> = {
  amber: "#b45309",
  red: "#b91c1c",
  violet: "#7c3aed",
  blue: "#1d4ed8",
  green: "#15803d",
};

/** The colours of the lights: some that are usual, and one of the client's own. */
export function ColorPicks() {
  const t = useTranslations("booking");
  const hintId = useId();
  const { label, error } = useField("colors");
  const { onEdit } = useFormState();
  const [colors, setColors] = useBookingField("colors");
  const [ownColor, setOwnColor] = useBookingField("ownColor");

  function toggle(color: LightColor) {
    setColors(
      colors.includes(color) ? colors.filter((known) => known !== color) : [...colors, color],
    );
    onEdit("colors");
  }

  return (
    <Box
      component="fieldset"
      // The form gives the focus to the first wrong field by its name.
      name="colors"
      tabIndex={-1}
      aria-describedby={hintId}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, borderRadius: 1 }}
    >
      <Box
        component="legend"
        sx={{ p: 0, typography: "body1", color: error ? "error.main" : "text.secondary" }}
      >
        {label} *
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5 }}>
        {lightColors.map((color) => (
          <Swatch
            key={color}
            label={t(`colors.${color}`)}
            shade={color === "own" ? ownColor : shades[color]}
            isChecked={colors.includes(color)}
            onToggle={() => toggle(color)}
          />
        ))}
        <Box
          component="input"
          type="color"
          name="ownColor"
          aria-label={t("fields.ownColor")}
          value={ownColor}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => setOwnColor(target.value)}
          sx={{ width: 56, height: 44, p: 0.5, border: 1, borderColor: "outline", borderRadius: 1 }}
        />
      </Box>
      <FormHelperText id={hintId} error={!!error}>
        {error ?? t("colorsHint")}
      </FormHelperText>
    </Box>
  );
}

type SwatchProps = { label: string; shade: string; isChecked: boolean; onToggle: () => void };

function Swatch({ label, shade, isChecked, onToggle }: SwatchProps) {
  return (
    <Box
      component="label"
      title={label}
      sx={{
        position: "relative",
        display: "grid",
        placeItems: "center",
        width: 48,
        height: 48,
        "& input": { position: "absolute", inset: 0, m: 0, opacity: 0, cursor: "pointer" },
        "& input:focus-visible + span": { outline: "3px solid", outlineColor: "text.primary" },
      }}
    >
      <input type="checkbox" aria-label={label} checked={isChecked} onChange={onToggle} />
      <Box
        component="span"
        sx={{
          display: "grid",
          placeItems: "center",
          width: 32,
          height: 32,
          borderRadius: "50%",
          outlineOffset: 2,
          color: "common.white",
          border: 1,
          borderColor: "outline",
        }}
        style={{ backgroundColor: shade }}
      >
        {isChecked && <IconCheck size={20} stroke={3} aria-hidden />}
      </Box>
    </Box>
  );
}
