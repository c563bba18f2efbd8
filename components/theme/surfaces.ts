import type { Components, Theme } from "@mui/material/styles";

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

/** In a low window, title and buttons would leave what is between them no room. */
const scrolledWhole = {
  "@media (height < 420px)": { display: "block", overflowY: "auto" },
} as const;

export const dialog: Components<Theme>["MuiDialog"] = {
  styleOverrides: {
    paper: ({ theme }) => ({
      backgroundImage: "none",
      ...scrolledWhole,
      // On a phone, Material's 32 px on either side are a fifth of the screen.
      [theme.breakpoints.down("sm")]: {
        "&:not(.MuiDialog-paperFullScreen)": {
          margin: 16,
          maxWidth: "calc(100% - 32px)",
          maxHeight: "calc(100% - 32px)",
        },
        "&.MuiDialog-paperFullWidth:not(.MuiDialog-paperFullScreen)": {
          width: "calc(100% - 32px)",
        },
      },
    }),
  },
};

export const drawer: Components<Theme>["MuiDrawer"] = {
  styleOverrides: { paper: scrolledWhole },
};

export const dialogTitle: Components<Theme>["MuiDialogTitle"] = {
  defaultProps: { variant: "h4" },
};

export const dialogActions: Components<Theme>["MuiDialogActions"] = {
  styleOverrides: { root: { padding: "12px 24px 20px" } },
};
