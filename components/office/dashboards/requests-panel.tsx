import { useTranslations } from "next-intl";
import type { GraphData, Series } from "@/components/office/charts/graph-data";
import { GraphPanel } from "@/components/office/charts/graph-panel";
import type { Insights } from "@/lib/party/insights/schema";
import { useFigureText } from "./dashboard-tools";
import { useShownNight } from "./night-context";
import { useOtherZone } from "./use-other-zone";

const DAY_MINUTES = 24 * 60;

/** When guests asked, beside the night before at the same time after its beginning. */
export function RequestsPanel() {
  const t = useTranslations("dashboards.requests");
  const { number, clocks, day } = useFigureText();
  const { answer } = useShownNight();

  function graph({
    night,
    previous,
    buckets,
    previousBuckets,
    bucketMinutes,
  }: Insights): GraphData {
    const starts = buckets.map(({ at }) => at);
    // The middle of a day is on that day, also when an hour of it is missing or comes twice.
    const middle = (at: string) => new Date(Date.parse(at) + bucketMinutes * 30_000).toISOString();
    const series: Series[] = [
      { name: t("asked"), tone: "main", values: buckets.map(({ requests }) => requests) },
    ];
    if (previous) {
      const name = day(previous.startedAt, previous.timeZone);
      series.push({ name, tone: "quiet", values: previousBuckets, isDotted: true });
    }
    return {
      kind: "area",
      labels:
        bucketMinutes < DAY_MINUTES
          ? clocks(starts, night.timeZone)
          : starts.map((at) => day(middle(at), night.timeZone)),
      series,
      minStep: 1,
    };
  }

  const minutes = answer.data?.bucketMinutes;
  const zone = useOtherZone(answer.data?.night);
  const ahead = answer.data?.ahead ?? 0;
  const notes = [
    minutes !== undefined && t("every", { minutes, hours: minutes / 60 }),
    ahead > 0 && t("ahead", { count: ahead }),
    zone,
  ];
  return (
    <GraphPanel
      title={t("title")}
      name="requests"
      note={notes.filter(Boolean).join(" · ")}
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
