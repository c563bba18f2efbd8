import type { Components, Theme } from "@mui/material/styles";
import { IconChevronDown } from "@tabler/icons-react";

export const outlinedInput: Components<Theme>["MuiOutlinedInput"] = {
  styleOverrides: {
    root: ({ theme }) => ({
      backgroundColor: theme.vars.palette.background.raised,
      // Below 16 px, iPhones zoom into the field.
      fontSize: "1rem",
      "& .MuiOutlinedInput-notchedOutline": { borderColor: theme.vars.palette.outline },
    }),
    input: ({ theme }) => ({
      "&::placeholder": { color: theme.vars.palette.text.secondary, opacity: 1 },
    }),
  },
};

/** On the field's border it is 12 px high, not Material's three quarters of 14. */
export const inputLabel: Components<Theme>["MuiInputLabel"] = {
  styleOverrides: {
    outlined: { "&.MuiInputLabel-shrink": { transform: "translate(14px, -9px) scale(0.857)" } },
  },
};

/** What opens a list of choices shows the same chevron everywhere, also where the browser draws the list. */
const chevron = {
  defaultProps: { IconComponent: IconChevronDown },
  styleOverrides: {
    icon: ({ theme }: { theme: Theme }) => ({
      width: 20,
      height: 20,
      top: "calc(50% - 10px)",
      color: theme.vars.palette.text.secondary,
    }),
  },
};

export const select: Components<Theme>["MuiSelect"] = chevron;
export const nativeSelect: Components<Theme>["MuiNativeSelect"] = chevron;

export const slider: Components<Theme>["MuiSlider"] = {
  styleOverrides: {
    // With its line of 4 px, 48 px for fingers.
    root: { paddingBlock: 22, "@media (pointer: coarse)": { paddingBlock: 22 } },
    rail: ({ theme }) => ({ backgroundColor: theme.vars.palette.outline, opacity: 1 }),
    // The ring of every focused control, instead of Material's glow.
    thumb: ({ theme }) => ({
      "&:hover, &.Mui-active, &.Mui-focusVisible": { boxShadow: "none" },
      "&.Mui-focusVisible": {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
      },
    }),
  },
};

export const radio: Components<Theme>["MuiRadio"] = {
  styleOverrides: {
    root: ({ theme }) => ({ "&:not(.Mui-checked)": { color: theme.vars.palette.outline } }),
  },
};

/** With its words, a box, a ring or a switch is as high as a finger needs it. */
export const formControlLabel: Components<Theme>["MuiFormControlLabel"] = {
  styleOverrides: { root: { minHeight: 48 } },
};
