import { useTheme } from "@mui/material/styles";
import { useDrawingArea, useXScale, useYScale } from "@mui/x-charts/hooks";

type Props = {
  labels: readonly string[];
  values: readonly (number | null)[];
  format: (value: number) => string;
};

/** Names the highest value where it stands, so that nobody has to measure it against the axis. */
export function PeakLabel({ labels, values, format }: Props) {
  const theme = useTheme();
  const x = useXScale<"point">();
  const y = useYScale<"linear">();
  const { left, width } = useDrawingArea();
  const most = Math.max(...values.map((value) => value ?? 0));
  const label = labels[values.indexOf(most)];
  const at = label === undefined ? undefined : x(label);
  if (label === undefined || at === undefined || most === 0) return null;
  const share = (at - left) / width;
  const { primary, text } = theme.vars.palette;
  return (
    // The same figure is in the table, and at this point for the keyboard.
    <g aria-hidden pointerEvents="none">
      <circle cx={at} cy={y(most)} r={5} fill={primary.main} />
      <text
        x={at}
        y={y(most) - 12}
        fill={text.primary}
        fontSize={13}
        fontWeight={600}
        // At an edge, the words stay inside. Isolated: direction alone would turn the anchor around.
        direction="ltr"
        textAnchor={share < 0.12 ? "start" : share > 0.88 ? "end" : "middle"}
      >
        {`${format(most)} · ${label}`}
      </text>
    </g>
  );
}
