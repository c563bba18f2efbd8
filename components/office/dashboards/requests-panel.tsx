import { useTranslations } from "next-intl";
import type { GraphData, Series } from "@/components/office/charts/graph-data";
import { GraphPanel } from "@/components/office/charts/graph-panel";
import type { Insights } from "@/lib/party/insights/schema";
import { useFigureText } from "./dashboard-tools";
import { useShownNight } from "./night-context";

const DAY_MINUTES = 24 * 60;

/** When guests asked, beside the night before at the same time after its beginning. */
export function RequestsPanel() {
  const t = useTranslations("dashboards.requests");
  const { number, clock, day } = useFigureText();
  const { answer } = useShownNight();

  function graph({
    night,
    previous,
    buckets,
    previousBuckets,
    bucketMinutes,
  }: Insights): GraphData {
    const write = bucketMinutes < DAY_MINUTES ? clock : day;
    const series: Series[] = [
      { name: t("asked"), tone: "main", values: buckets.map(({ requests }) => requests) },
    ];
    if (previous) {
      const name = day(previous.startedAt, previous.timeZone);
      series.push({ name, tone: "quiet", values: previousBuckets, isDotted: true });
    }
    return {
      kind: "area",
      labels: buckets.map(({ at }) => write(at, night.timeZone)),
      series,
      minStep: 1,
    };
  }

  const minutes = answer.data?.bucketMinutes;
  return (
    <GraphPanel
      title={t("title")}
      name="requests"
      note={minutes === undefined ? undefined : t("every", { minutes, hours: minutes / 60 })}
      height={212}
      answer={answer}
      kind="area"
      graph={graph}
      subject={t("time")}
      amount={t("asked")}
      format={number}
      hasLegend
    />
  );
}
