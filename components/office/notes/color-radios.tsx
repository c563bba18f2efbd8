import Box from "@mui/material/Box";
import { IconCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Note, noteColors } from "@/lib/office/notes/schema";

type Props = { value: Note["color"]; onChange: (color: Note["color"]) => void };

/** The colour of a note: four round marks, the chosen one with a tick and a ring. */
export function ColorRadios({ value, onChange }: Props) {
  const t = useTranslations("notes");
  const name = useId();
  return (
    <Box component="fieldset" sx={{ display: "flex", border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ position: "absolute", clipPath: "inset(50%)" }}>
        {t("colour")}
      </Box>
      {noteColors.map((color) => (
        <Box
          key={color}
          component="label"
          title={t(`colours.${color}`)}
          sx={{
            position: "relative",
            display: "grid",
            placeItems: "center",
            width: 44,
            height: 48,
            cursor: "pointer",
            "& input": { position: "absolute", inset: 0, m: 0, opacity: 0, cursor: "pointer" },
            "& input:checked + span": { outlineWidth: 2 },
            "& input:focus-visible + span": { outlineWidth: 4 },
          }}
        >
          <input
            type="radio"
            name={name}
            checked={color === value}
            onChange={() => onChange(color)}
            aria-label={t(`colours.${color}`)}
          />
          <Box
            component="span"
            sx={{
              display: "grid",
              placeItems: "center",
              width: 24,
              height: 24,
              borderRadius: "50%",
              bgcolor: `${color}.main`,
              color: `${color}.contrastText`,
              outline: 0,
              outlineStyle: "solid",
              outlineColor: (theme) => theme.vars.palette[color].main,
              outlineOffset: 3,
            }}
          >
            {color === value && <IconCheck size={16} stroke={3} aria-hidden />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
