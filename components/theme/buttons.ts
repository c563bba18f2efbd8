import type { Components, Theme } from "@mui/material/styles";

export const buttonBase: Components<Theme>["MuiButtonBase"] = {
  styleOverrides: {
    root: ({ theme }) => ({
      "&.Mui-focusVisible": {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
      },
      // The ring says it, as everywhere.
      "& .MuiTouchRipple-ripplePulsate": { display: "none" },
    }),
  },
};

/** 48 px in every direction, for fingers; `small` is for rows that are themselves a target. */
export const iconButton: Components<Theme>["MuiIconButton"] = {
  styleOverrides: {
    root: ({ theme }) => ({ borderRadius: theme.vars.shape.borderRadius }),
    sizeMedium: { width: 48, height: 48 },
    sizeLarge: { width: 48, height: 48 },
  },
};

export const toggleButton: Components<Theme>["MuiToggleButton"] = {
  styleOverrides: { root: { minHeight: 48 } },
};
