import type { Components, Theme } from "@mui/material/styles";
import { tints } from "./tints";

export const paper: Components<Theme>["MuiPaper"] = {
  defaultProps: { elevation: 0 },
  styleOverrides: { root: { backgroundImage: "none" } },
  variants: [
    {
      props: { variant: "tinted" },
      style: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.raised }),
    },
  ],
};

/** Cards have a soft shadow or a border, as set by the visitor. */
export function card(hasShadow: boolean): Components<Theme>["MuiCard"] {
  return {
    defaultProps: hasShadow ? { elevation: 2 } : { variant: "outlined" },
    styleOverrides: { root: { backgroundImage: "none" } },
  };
}

export const cardContent: Components<Theme>["MuiCardContent"] = {
  styleOverrides: { root: { padding: 20, "&:last-child": { paddingBlockEnd: 20 } } },
};

export const dialog: Components<Theme>["MuiDialog"] = {
  styleOverrides: { paper: { backgroundImage: "none" } },
};

export const alert: Components<Theme>["MuiAlert"] = {
  styleOverrides: { root: { alignItems: "center" } },
  variants: tints.map((color) => ({
    props: { severity: color, variant: "standard" },
    style: ({ theme }) => ({
      backgroundColor: theme.vars.palette[color].light,
      color: theme.vars.palette.text.primary,
      "& .MuiAlert-icon": { color: theme.vars.palette[color].main },
    }),
  })),
};
