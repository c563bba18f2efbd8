import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import { useId } from "react";

const WIDTH = 96;
const HEIGHT = 32;
/** Room for the mark at the end, which would otherwise be cut off. */
const EDGE = 4;

/** The points of a curve in a box of this size: the smallest value at the bottom, the first one at the start. */
export function sparkPoints(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const stepX = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  const stepY = (HEIGHT - 2 * EDGE) / (most - least || 1);
  return values.map((value, index) => {
    const y = most === least ? HEIGHT / 2 : HEIGHT - EDGE - (value - least) * stepY;
    return [round(EDGE + index * stepX), round(y)] as const;
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The course of a few values. It adds no figure to those beside it, so screen readers skip it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const { direction } = useTheme();
  const fadeId = useId();
  const points = sparkPoints(values);
  const last = points.at(-1);
  const line = points.map((point) => point.join(" ")).join(" L ");
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden
      sx={{
        flex: "none",
        display: "block",
        color: "primary.main",
        // Time runs as the visitor reads.
        ...(direction === "rtl" && { transform: "scaleX(-1)" }),
      }}
    >
      {last && points.length > 1 && (
        <>
          <linearGradient id={fadeId} x2="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.3" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path d={`M ${line} V ${HEIGHT} H ${EDGE} Z`} fill={`url(#${fadeId})`} />
          <path
            d={`M ${line}`}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <circle cx={last[0]} cy={last[1]} r="3" fill="currentColor" />
        </>
      )}
    </Box>
  );
}
