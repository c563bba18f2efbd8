import type { Components, Theme } from "@mui/material/styles";
import { colors, tinted } from "./tints";

export const chip: Components<Theme>["MuiChip"] = {
  styleOverrides: {
    root: { fontWeight: 600, fontSize: "0.78125rem", height: 26 },
    icon: { color: "inherit", width: 15, height: 15, marginInlineStart: 9, marginInlineEnd: -4 },
    sizeSmall: { height: 22, fontSize: "0.75rem" },
  },
  variants: [
    ...colors.map((color) => ({
      props: { variant: "tinted" as const, color },
      style: ({ theme }: { theme: Theme }) => tinted(theme, color),
    })),
    {
      props: { variant: "tinted", color: "default" },
      style: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.raised,
        color: theme.vars.palette.text.secondary,
      }),
    },
  ],
};
