import type { Components, Theme, TypographyVariantsOptions } from "@mui/material/styles";
import { fontFamily } from "./fonts";

const heading = (size: string) => ({ fontSize: size, fontWeight: 600, lineHeight: 1.3 });

export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontWeightBold: 700,
  h1: { ...heading("2.25rem"), letterSpacing: "-0.015em" },
  h2: { ...heading("1.875rem"), letterSpacing: "-0.01em" },
  h3: { ...heading("1.5rem"), letterSpacing: "-0.01em" },
  h4: heading("1.3125rem"),
  h5: heading("1.125rem"),
  h6: heading("1rem"),
  subtitle1: { fontSize: "0.875rem", fontWeight: 600, lineHeight: 1.45 },
  subtitle2: { fontSize: "0.8125rem", fontWeight: 600, lineHeight: 1.45 },
  body1: { fontSize: "0.875rem", lineHeight: 1.5 },
  body2: { fontSize: "0.8125rem", lineHeight: 1.5 },
  caption: { fontSize: "0.75rem", lineHeight: 1.45 },
  overline: {
    fontSize: "0.75rem",
    fontWeight: 600,
    letterSpacing: "0.02em",
    textTransform: "none",
  },
  button: { fontSize: "0.875rem", fontWeight: 600, textTransform: "none" },
};

/** A subtitle is a label; MUI would make it a heading and break the heading order. */
export const typographyElements: Components<Theme>["MuiTypography"] = {
  defaultProps: { variantMapping: { subtitle1: "p", subtitle2: "p" } },
  // The dots of ي and ج hang deeper than a line is high.
  styleOverrides: { noWrap: { paddingBottom: "3px", marginBottom: "-3px" } },
};
