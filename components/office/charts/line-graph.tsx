import { LineChart } from "@mui/x-charts/LineChart";
import type { GraphData, Series } from "./graph-data";
import { DOTTED, useGraphLooks } from "./graph-looks";
import type { GraphProps } from "./graph-props";
import { PeakLabel } from "./peak-label";

type Data = Extract<GraphData, { kind: "line" | "area" }>;

/** The course of one or more values, with the peak of the first one named in place. */
export function LineGraph({ data, height, format, formatAxis = format }: GraphProps<Data>) {
  const { colorOf, stepAxis, valueAxis, axisSx } = useGraphLooks();
  const [first] = data.series;
  return (
    <LineChart
      height={height}
      hideLegend
      grid={{ horizontal: true }}
      margin={{ top: 24, bottom: 0, left: 4, right: 24 }}
      xAxis={[{ ...stepAxis(data.labels), scaleType: "point" }]}
      yAxis={[{ ...valueAxis(formatAxis), min: 0, tickMinStep: data.minStep ?? 0 }]}
      series={data.series.map(({ name, values, tone, isDotted }, index) => ({
        id: String(index),
        label: name,
        data: [...values],
        color: colorOf(tone),
        curve: "monotoneX" as const,
        area: data.kind === "area" && !isDotted,
        showMark: false,
        valueFormatter: (value) => (value === null ? null : format(value)),
      }))}
      sx={{
        ...axisSx,
        "& .MuiLineChart-line": { strokeWidth: 2.5 },
        "& .MuiLineChart-area": { opacity: 0.18 },
        [dottedLines(data.series)]: { strokeDasharray: DOTTED, strokeLinecap: "round" },
      }}
    >
      {data.kind === "area" && first && (
        <PeakLabel labels={data.labels} values={first.values} format={format} />
      )}
    </LineChart>
  );
}

/** Selects the lines that are only there to compare with. */
function dottedLines(series: readonly Series[]) {
  const dotted = series.flatMap(({ isDotted }, index) => (isDotted ? [index] : []));
  return `& ${dotted.map((index) => `.MuiLineChart-line[data-series="${index}"]`).join(", & ") || ".none"}`;
}
