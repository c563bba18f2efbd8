import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** A fieldset with its legend. */
export function FieldGroup({
  legend,
  hint,
  children,
}: {
  legend: string;
  hint?: string;
  children: ReactNode;
}) {
  const hintId = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={hint && hintId}
      sx={{ display: "grid", gap: 2, minWidth: 0, m: 0, p: 0, border: 0 }}
    >
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: hint ? 0.5 : 1.5 }}>
        {legend}
      </Typography>
      {hint && (
        <Typography id={hintId} variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  );
}
