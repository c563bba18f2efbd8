import { ScatterChart } from "@mui/x-charts/ScatterChart";
import { useTranslations } from "next-intl";
import type { GraphData } from "./graph-data";
import { QUIET_AXIS, useGraphLooks } from "./graph-looks";
import type { GraphProps } from "./graph-props";

type Data = Extract<GraphData, { kind: "scatter" }>;

/** Whether one quantity goes with another. */
export function ScatterGraph({ data, height, format, formatAxis = format }: GraphProps<Data>) {
  const t = useTranslations("panels");
  const { colorOf, isRtl, valueAxis, axisSx } = useGraphLooks();
  return (
    <ScatterChart
      height={height}
      hideLegend
      grid={{ horizontal: true, vertical: true }}
      margin={{ top: 12, bottom: 0, left: 4, right: 12 }}
      xAxis={[
        {
          id: "x",
          ...QUIET_AXIS,
          label: data.xName,
          reverse: isRtl,
          height: 48,
          tickNumber: 5,
          valueFormatter: formatAxis,
        },
      ]}
      yAxis={[{ ...valueAxis(formatAxis), label: data.yName }]}
      series={[
        {
          id: "points",
          color: colorOf(data.tone),
          markerSize: 5,
          data: data.points.map(({ x, y }, index) => ({ id: index, x, y })),
          valueFormatter: (value, { dataIndex }) =>
            value &&
            t("chosen", {
              label: String(data.points[dataIndex]?.name),
              value: `${format(value.x)} · ${format(value.y)}`,
            }),
        },
      ]}
      sx={{ ...axisSx, "& .MuiChartsAxis-label": { fill: "var(--palette-text-secondary)" } }}
    />
  );
}
