import type { Components, Theme } from "@mui/material/styles";
import { colors, tinted } from "./tints";

/**
 * Fingers hit 48 px, however low a button looks: what it lacks is added above and below, and is not seen. Not at its
 * sides, where the next button may be close.
 */
const forFingers = {
  "&::after": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlock: "min(0px, (100% - 48px) / 2)",
  },
} as const;

export const button: Components<Theme>["MuiButton"] = {
  defaultProps: { disableElevation: true },
  styleOverrides: {
    root: { minHeight: 40, paddingInline: 18, ...forFingers },
    sizeSmall: { minHeight: 32, paddingInline: 12 },
    sizeLarge: { minHeight: 48, paddingInline: 22, fontSize: "0.9375rem" },
  },
  variants: [
    ...colors.map((color) => ({
      props: { variant: "contained" as const, color },
      style: ({ theme }: { theme: Theme }) => {
        const { fill } = theme.vars.palette[color];
        return {
          "&:not(.Mui-disabled)": { backgroundColor: fill, color: theme.vars.palette.common.white },
          "&:hover": { backgroundColor: `color-mix(in srgb, ${fill} 86%, black)` },
        };
      },
    })),
    ...colors.map((color) => ({
      props: { variant: "tinted" as const, color },
      style: ({ theme }: { theme: Theme }) => ({
        ...tinted(theme, color),
        "&:hover": {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette[color].light} 88%, ${theme.vars.palette[color].main})`,
          color: theme.vars.palette.text.primary,
        },
      }),
    })),
    {
      props: { variant: "tinted", color: "inherit" },
      style: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.raised,
        "&:hover": { backgroundColor: theme.vars.palette.divider },
      }),
    },
  ],
};

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
