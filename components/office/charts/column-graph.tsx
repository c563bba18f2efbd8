import { BarChart } from "@mui/x-charts/BarChart";
import type { GraphData } from "./graph-data";
import { useGraphLooks } from "./graph-looks";
import type { GraphProps } from "./graph-props";

type Data = Extract<GraphData, { kind: "columns" }>;

/** Values side by side, or on top of each other where they are parts of a whole. */
export function ColumnGraph({ data, height, format, formatAxis = format }: GraphProps<Data>) {
  const { colorOf, stepAxis, valueAxis, axisSx } = useGraphLooks();
  return (
    <BarChart
      height={height}
      hideLegend
      grid={{ horizontal: true }}
      borderRadius={data.isStacked ? 1 : 4}
      margin={{ top: 12, bottom: 0, left: 4, right: 16 }}
      xAxis={[
        {
          ...stepAxis(data.labels),
          scaleType: "band",
          categoryGapRatio: 0.4,
          barGapRatio: 0.1,
        },
      ]}
      yAxis={[{ ...valueAxis(formatAxis), min: 0, tickMinStep: data.minStep ?? 0 }]}
      series={data.series.map(({ name, values, tone }, index) => ({
        id: String(index),
        label: name,
        data: [...values],
        color: colorOf(tone),
        valueFormatter: (value) => (value === null ? null : format(value)),
        ...(data.isStacked && { stack: "all" }),
      }))}
      sx={axisSx}
    />
  );
}
