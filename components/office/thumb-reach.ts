import type { Theme } from "@mui/material/styles";

/** On phones, a page's main action floats within the thumb's reach, however long the page is. */
export function inThumbReach({ breakpoints }: Theme) {
  return {
    [breakpoints.down("sm")]: {
      position: "fixed",
      zIndex: "fab",
      insetInlineEnd: 16,
      bottom: "calc(16px + env(safe-area-inset-bottom))",
      minHeight: 56,
      borderRadius: 2,
      boxShadow: 8,
    },
  };
}

/** The room below a page that scrolls as a whole, so that the action covers nothing at its end. */
export const roomForThumb = { pb: { xs: 4, sm: 0 } } as const;
