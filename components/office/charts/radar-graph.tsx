import Box from "@mui/material/Box";
import { RadarChart } from "@mui/x-charts/RadarChart";
import type { GraphData } from "./graph-data";
import { useGraphLooks } from "./graph-looks";
import type { GraphProps } from "./graph-props";

type Data = Extract<GraphData, { kind: "radar" }>;

/** Several qualities of a few things at once. */
export function RadarGraph({ data, height, format }: GraphProps<Data>) {
  const { colorOf, axisSx } = useGraphLooks();
  return (
    // The library anchors these words by sides, which the page's direction would turn around.
    <Box dir="ltr">
      <RadarChart
        height={height}
        hideLegend
        margin={{ top: 28, bottom: 28, left: 64, right: 64 }}
        divisions={4}
        radar={{ max: data.most, metrics: [...data.labels] }}
        series={data.series.map(({ name, values, tone }, index) => ({
          id: String(index),
          label: name,
          data: values.map((value) => value ?? 0),
          color: colorOf(tone),
          fillArea: true,
          valueFormatter: (value: number) => format(value),
        }))}
        sx={{ ...axisSx, "& text": { fill: "var(--palette-text-secondary)", fontSize: 12 } }}
      />
    </Box>
  );
}
