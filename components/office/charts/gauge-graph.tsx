import { useTheme } from "@mui/material/styles";
import { Gauge, gaugeClasses } from "@mui/x-charts/Gauge";
import type { GraphData } from "./graph-data";
import { useGraphLooks } from "./graph-looks";
import type { GraphProps } from "./graph-props";

type Data = Extract<GraphData, { kind: "gauge" }>;

/** How much of a goal is reached. */
export function GaugeGraph({ data, title, height, format }: GraphProps<Data>) {
  const { colorOf, isRtl } = useGraphLooks();
  const { text, background } = useTheme().vars.palette;
  const side = isRtl ? -1 : 1;
  return (
    <Gauge
      aria-label={title}
      height={height}
      value={data.value}
      valueMax={data.most}
      startAngle={-110 * side}
      endAngle={110 * side}
      innerRadius="78%"
      cornerRadius="50%"
      text={format(data.value)}
      sx={{
        [`& .${gaugeClasses.valueText} text`]: {
          fontSize: 28,
          fontWeight: 600,
          fill: text.primary,
        },
        [`& .${gaugeClasses.valueArc}`]: { fill: colorOf("main") },
        [`& .${gaugeClasses.referenceArc}`]: { fill: background.raised },
      }}
    />
  );
}
