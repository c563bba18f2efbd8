import type { CSSObject, Theme } from "@mui/material/styles";

/** The semantic colours; primary and secondary belong to the theme. */
const tints = ["success", "warning", "error", "info"] as const;
export const colors = ["primary", "secondary", ...tints] as const;
export type Color = (typeof colors)[number];

/**
 * A tinted surface: `main` on its `light`, an AA pair in every theme and mode. Screens get it from
 * `<Chip variant="tinted" color="success">`, or, on a Box, from `sx={{ bgcolor: "success.light", color: "success.main" }}`.
 */
export function tinted(theme: Theme, color: Color): CSSObject {
  const { light, main } = theme.vars.palette[color];
  return { backgroundColor: light, color: main };
}
