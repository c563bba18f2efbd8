import Box from "@mui/material/Box";
import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

type Color = "primary" | "success" | "error" | "info" | "warning";

type Props<C extends Color> = {
  /** What the colour is for. */
  legend: string;
  colors: readonly C[];
  labelOf: (color: C) => string;
  /** What stands on a colour that is not chosen. */
  markOf?: (color: C) => ReactNode;
  /** The name of the form's field. */
  name?: string;
  value: C;
  onChange: (color: C) => void;
};

/** The colour of an item: round marks, the chosen one with a tick and a ring. */
export function ColorRadios<C extends Color>(props: Props<C>) {
  const { legend, colors, labelOf, markOf, value, onChange } = props;
  const id = useId();
  const name = props.name ?? id;
  return (
    <Box component="fieldset" sx={{ display: "flex", border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ position: "absolute", clipPath: "inset(50%)" }}>
        {legend}
      </Box>
      {colors.map((color) => (
        <Box
          key={color}
          component="label"
          title={labelOf(color)}
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
            value={color}
            aria-label={labelOf(color)}
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
            {color === value ? <IconCheck size={16} stroke={3} aria-hidden /> : markOf?.(color)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
