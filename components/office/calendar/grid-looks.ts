import type { SxProps, Theme } from "@mui/material/styles";

/** The DJ's own nights alone are violet: 6.9 to 1 below the white text, in both modes. */
export const NIGHT = { fill: "#5B4BB5", text: "#FFFFFF" };

/** The row of weekdays. */
export const HEAD_HEIGHT = 33;

export const panelSx = {
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  bgcolor: "background.paper",
  borderRadius: 1,
  overflow: "hidden",
} as const;

/** FullCalendar's own theme in the colours of ours. It says where a colour goes by a name without a meaning. */
export const gridSx: SxProps<Theme> = ({ breakpoints, vars, typography }) => ({
  ...panelSx,
  bgcolor: vars.palette.background.paper,
  borderRadius: `${vars.shape.borderRadius}`,
  "--fc-classic-background": "transparent",
  "--fc-classic-foreground": vars.palette.text.primary,
  "--fc-classic-muted-foreground": vars.palette.text.secondary,
  "--fc-classic-faint-foreground": vars.palette.text.secondary,
  "--fc-classic-border": vars.palette.divider,
  "--fc-classic-strong-border": vars.palette.outline,
  "--fc-classic-faint": vars.palette.action.hover,
  "--fc-classic-muted": vars.palette.background.raised,
  "--fc-classic-strong": vars.palette.background.raised,
  "--fc-classic-primary": vars.palette.primary.main,
  "--fc-classic-highlight": vars.palette.primary.light,
  "--fc-classic-today": `color-mix(in srgb, ${vars.palette.primary.light} 45%, transparent)`,
  "--fc-classic-now": vars.palette.error.main,
  "--fc-classic-small-dot-width": "8px",
  "--fc-classic-large-dot-width": "10px",
  outline: "none",
  "& > div": { height: "100%", fontSize: typography.body1.fontSize },
  "& .calendar-appointment": {
    borderRadius: "6px",
    fontSize: "0.75rem",
    lineHeight: "1.25rem",
    fontWeight: 600,
    boxShadow: "none",
    "&:hover": { filter: "brightness(1.06)" },
    "&:focus-visible": { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1 },
  },
  "& .calendar-in-list": {
    color: vars.palette.text.primary,
    fontSize: typography.body1.fontSize,
    minHeight: 48,
    alignItems: "center",
  },
  "& .calendar-night": {
    backgroundImage: `linear-gradient(200deg, color-mix(in srgb, ${NIGHT.fill} 45%, transparent), transparent 75%)`,
  },
  "& .calendar-other": { opacity: 0.75 },
  "& .calendar-day-number": {
    minWidth: 24,
    height: 24,
    // Chinese writes "25日".
    paddingInline: "4px",
    display: "grid",
    placeItems: "center",
    fontSize: "0.8125rem",
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
    borderRadius: "12px",
  },
  "& .calendar-today .calendar-day-number": {
    backgroundColor: vars.palette.primary.fill,
    color: vars.palette.common.white,
  },
  "& .calendar-day-top": { justifyContent: "flex-start" },
  // Above the rows that scroll below it.
  "& .calendar-list-head": { zIndex: 1 },
  "& .calendar-dot": { display: "none" },
  // On phones the main action floats over the end.
  [breakpoints.down("sm")]: { "& .calendar-days": { paddingBottom: "72px" } },
  "& .calendar-head": {
    paddingBlock: "4px",
    fontSize: "0.8125rem",
    fontWeight: 600,
    color: vars.palette.text.secondary,
  },
  "& .calendar-more": { minHeight: 24, fontSize: "0.75rem", color: vars.palette.text.secondary },
});
