import type { Components, Theme } from "@mui/material/styles";

export const cssBaseline: Components<Theme>["MuiCssBaseline"] = {
  styleOverrides: {
    ":root": { "--shadow-strength": 0.08 },
    '[data-mode="dark"]': { "--shadow-strength": 0.32 },
    html: {
      // Keeps anchors and focused elements clear of the top bar.
      scrollPaddingBlockStart: "calc(var(--topbar-height, 0px) + 16px)",
      "@media (prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
    },
    body: { fontVariantNumeric: "tabular-nums", overflowWrap: "break-word" },
    "@media (prefers-reduced-motion: reduce)": {
      "*, *::before, *::after": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        transitionDuration: "0.01ms !important",
      },
    },
    // Mirrors icons that point along the reading direction.
    '[dir="rtl"] [data-directional]': { transform: "scaleX(-1)" },
  },
};
