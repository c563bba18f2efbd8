import { useTheme } from "@mui/material/styles";
import { useDrawingArea } from "@mui/x-charts/hooks";
import { PieChart } from "@mui/x-charts/PieChart";
import type { GraphData } from "./graph-data";
import { useGraphLooks } from "./graph-looks";
import type { GraphProps } from "./graph-props";

type Data = Extract<GraphData, { kind: "doughnut" }>;

/** The parts of a whole, with the whole in the middle. */
export function DoughnutGraph({ data, height, format, formatAxis = format }: GraphProps<Data>) {
  const { colorOf, isRtl } = useGraphLooks();
  return (
    <PieChart
      height={height}
      hideLegend
      margin={4}
      series={[
        {
          id: "parts",
          innerRadius: "74%",
          paddingAngle: 2,
          cornerRadius: 3,
          // Clockwise from the top; where people read from the right, the other way round.
          endAngle: isRtl ? -360 : 360,
          data: data.parts.map(({ name, value, tone }) => ({
            id: name,
            label: name,
            value,
            color: colorOf(tone),
          })),
          valueFormatter: ({ value }) => format(value),
        },
      ]}
      sx={{ "& .MuiPieChart-arc": { stroke: "none" } }}
    >
      <Whole
        value={formatAxis(data.parts.reduce((sum, { value }) => sum + value, 0))}
        label={data.center}
      />
    </PieChart>
  );
}

function Whole({ value, label }: { value: string; label: string }) {
  const { left, top, width, height } = useDrawingArea();
  const { text } = useTheme().vars.palette;
  const x = left + width / 2;
  const y = top + height / 2;
  return (
    <g aria-hidden pointerEvents="none" textAnchor="middle">
      <text
        x={x}
        y={y}
        fontSize={value.length > 8 ? 13 : value.length > 6 ? 16 : 20}
        fontWeight={600}
        fill={text.primary}
      >
        {value}
      </text>
      <text x={x} y={y + 16} fontSize={12} fill={text.secondary}>
        {label}
      </text>
    </g>
  );
}
