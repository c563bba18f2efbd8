import { ChartsLocalizationProvider } from "@mui/x-charts/ChartsLocalizationProvider";
import { useTranslations } from "next-intl";
import { CandleGraph } from "./candle-graph";
import { ColumnGraph } from "./column-graph";
import { DoughnutGraph } from "./doughnut-graph";
import { GaugeGraph } from "./gauge-graph";
import type { GraphProps } from "./graph-props";
import { LineGraph } from "./line-graph";
import { RadarGraph } from "./radar-graph";
import { ScatterGraph } from "./scatter-graph";

/** Draws figures. The chart library comes with it, so pages load it after themselves: use `LazyGraph`. */
export function Graph(props: GraphProps) {
  const t = useTranslations("panels");
  const localeText = { a11yNoValue: t("noValue"), noData: t("empty"), loading: t("empty") };
  return (
    <ChartsLocalizationProvider localeText={localeText}>
      <Drawing {...props} />
    </ChartsLocalizationProvider>
  );
}

function Drawing({ data, ...props }: GraphProps) {
  switch (data.kind) {
    case "line":
    case "area":
      return <LineGraph data={data} {...props} />;
    case "columns":
      return <ColumnGraph data={data} {...props} />;
    case "doughnut":
      return <DoughnutGraph data={data} {...props} />;
    case "gauge":
      return <GaugeGraph data={data} {...props} />;
    case "radar":
      return <RadarGraph data={data} {...props} />;
    case "scatter":
      return <ScatterGraph data={data} {...props} />;
    case "candles":
      return <CandleGraph data={data} {...props} />;
  }
}
