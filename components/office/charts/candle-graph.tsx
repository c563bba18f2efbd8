import { useXScale, useYScale } from "@mui/x-charts/hooks";
import { LineChart } from "@mui/x-charts/LineChart";
import type { Candle, GraphData } from "./graph-data";
import { useGraphLooks } from "./graph-looks";
import type { GraphProps } from "./graph-props";

type Data = Extract<GraphData, { kind: "candles" }>;

const kinds = ["open", "high", "low", "close"] as const;

/**
 * Open, high, low and close of each step. The chart library draws candles only in its paid edition: here they are
 * drawn on its axes, and four lines without a stroke give keyboard and tooltip their figures.
 */
export function CandleGraph({ data, height, format, formatAxis = format }: GraphProps<Data>) {
  const { colorOf, stepAxis, valueAxis, axisSx } = useGraphLooks();
  return (
    <LineChart
      height={height}
      hideLegend
      grid={{ horizontal: true }}
      margin={{ top: 12, bottom: 0, left: 4, right: 24 }}
      xAxis={[{ ...stepAxis(data.labels), scaleType: "band" }]}
      yAxis={[
        {
          ...valueAxis(formatAxis),
          min: Math.min(...data.candles.map(({ low }) => low)),
          max: Math.max(...data.candles.map(({ high }) => high)),
          domainLimit: "nice",
        },
      ]}
      series={kinds.map((kind) => ({
        id: kind,
        label: data.names[kind],
        data: data.candles.map((candle) => candle[kind]),
        color: colorOf("quiet"),
        showMark: false,
        disableHighlight: true,
        valueFormatter: (value) => (value === null ? null : format(value)),
      }))}
      sx={{ ...axisSx, "& .MuiLineChart-line": { display: "none" } }}
    >
      <Candles
        labels={data.labels}
        candles={data.candles}
        rise={colorOf("good")}
        fall={colorOf("bad")}
      />
    </LineChart>
  );
}

type CandlesProps = {
  labels: readonly string[];
  candles: readonly Candle[];
  rise: string;
  fall: string;
};

function Candles({ labels, candles, rise, fall }: CandlesProps) {
  const x = useXScale<"band">();
  const y = useYScale<"linear">();
  const width = Math.min(14, x.bandwidth() * 0.6);
  return candles.map(({ open, high, low, close }, index) => {
    const label = labels[index] ?? "";
    const center = (x(label) ?? 0) + x.bandwidth() / 2;
    const hasRisen = close >= open;
    const color = hasRisen ? rise : fall;
    return (
      <g key={label} stroke={color} pointerEvents="none">
        <line x1={center} x2={center} y1={y(high)} y2={y(low)} strokeWidth={1.5} />
        {/* A rise is hollow and a fall is filled, so that nobody needs to tell the colours apart. */}
        <rect
          x={center - width / 2}
          width={width}
          y={y(Math.max(open, close))}
          height={Math.max(1, Math.abs(y(open) - y(close)))}
          rx={2}
          strokeWidth={1.5}
          fill={hasRisen ? "var(--palette-background-paper)" : color}
        />
      </g>
    );
  });
}
