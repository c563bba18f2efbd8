import { type Theme, useTheme } from "@mui/material/styles";
import type { Tone } from "./graph-data";

/** Colours as variables of the style sheet, so that a change of mode or theme draws nothing again. */
export function toneColor({ vars }: Theme, tone: Tone) {
  const { primary, success, error, text } = vars.palette;
  const colors: Record<Tone, string> = {
    main: primary.main,
    soft: "var(--graph-soft)",
    good: success.main,
    bad: error.main,
    plain: text.primary,
    quiet: text.disabled,
  };
  return colors[tone];
}

/** The second of a pair: brighter than a tint in the dark, where paper would make it grey. */
export const softTone = (theme: Theme) => {
  const { primary, background } = theme.vars.palette;
  return {
    "--graph-soft": `color-mix(in srgb, ${primary.main} 68%, ${background.paper})`,
    ...theme.applyStyles("dark", {
      "--graph-soft": `color-mix(in srgb, ${primary.fill} 70%, ${primary.main})`,
    }),
  };
};

/** Axes are quiet: grid lines and words are enough to read a value. */
export const QUIET_AXIS = { disableLine: true, disableTicks: true } as const;

/** Of the categories' axis: its words stand clear of the lowest value, which is written beside the line above them. */
const AXIS_HEIGHT = 34;

export const DOTTED = "2 5";

/** What all graphs have in common: their colours, their direction and their axes. */
export function useGraphLooks() {
  const theme = useTheme();
  const isRtl = theme.direction === "rtl";
  return {
    colorOf: (tone: Tone) => toneColor(theme, tone),
    isRtl,
    /** Of time or categories, which run as the visitor reads. */
    stepAxis: (labels: readonly string[]) => ({
      id: "x",
      ...QUIET_AXIS,
      data: [...labels],
      reverse: isRtl,
      height: AXIS_HEIGHT,
      // On a reversed axis, the library takes the gap between two labels for an overlap.
      tickLabelMinGap: isRtl ? -12 : 12,
    }),
    /** Of values, which stand where a line begins. */
    valueAxis: (format: (value: number) => string) => ({
      id: "y",
      ...QUIET_AXIS,
      width: "auto" as const,
      position: isRtl ? ("right" as const) : ("left" as const),
      tickNumber: 3,
      valueFormatter: format,
    }),
    axisSx: {
      "& .MuiChartsAxis-tickLabel": {
        fontFamily: "inherit",
        fontVariantNumeric: "tabular-nums",
        fill: theme.vars.palette.text.secondary,
      },
      "& .MuiChartsAxis-directionX .MuiChartsAxis-tickLabel": { translate: "0 6px" },
      "& .MuiChartsGrid-line": { stroke: theme.vars.palette.divider },
    },
  };
}
