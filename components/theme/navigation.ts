import type { Components, Theme } from "@mui/material/styles";

export const menu: Components<Theme>["MuiMenu"] = {
  styleOverrides: {
    paper: ({ theme }) => ({
      backgroundImage: "none",
      border: `1px solid ${theme.vars.palette.divider}`,
    }),
  },
};

export const menuItem: Components<Theme>["MuiMenuItem"] = {
  styleOverrides: {
    root: ({ theme }) => ({
      minHeight: 48,
      // Material shrinks it on wide screens, where fingers are as big as elsewhere.
      [theme.breakpoints.up("sm")]: { minHeight: 48 },
      // The background of a selected entry with keyboard focus leaves too little contrast for muted text.
      "&.Mui-selected .MuiListItemText-secondary": { color: "inherit" },
    }),
  },
};

export const listItemButton: Components<Theme>["MuiListItemButton"] = {
  styleOverrides: {
    root: ({ theme }) => ({
      borderRadius: theme.vars.shape.borderRadius,
      minHeight: 48,
      "&.Mui-selected, &.Mui-selected:hover": {
        backgroundColor: theme.vars.palette.primary.light,
        color: theme.vars.palette.primary.main,
      },
    }),
  },
};

/** The current page is tinted, as the current entry of a menu is. */
export const paginationItem: Components<Theme>["MuiPaginationItem"] = {
  styleOverrides: {
    root: ({ theme }) => ({
      "&.Mui-selected, &.Mui-selected:hover": {
        backgroundColor: theme.vars.palette.primary.light,
        color: theme.vars.palette.primary.main,
        fontWeight: 600,
      },
    }),
  },
};

export const tooltip: Components<Theme>["MuiTooltip"] = {
  defaultProps: { enterDelay: 400 },
  styleOverrides: {
    tooltip: ({ theme }) => ({
      fontSize: "0.78125rem",
      backgroundColor: theme.vars.palette.text.primary,
      color: theme.vars.palette.background.paper,
    }),
  },
};

export const link: Components<Theme>["MuiLink"] = { defaultProps: { underline: "hover" } };
