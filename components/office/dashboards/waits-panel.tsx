import { useTranslations } from "next-intl";
import { GraphPanel } from "@/components/office/charts/graph-panel";
import type { Insights } from "@/lib/party/insights/schema";
import { useFigureText } from "./dashboard-tools";
import { useShownNight } from "./night-context";

/** How long requests waited until their song played. */
export function WaitsPanel() {
  const t = useTranslations("dashboards.waits");
  const { number, minutes } = useFigureText();
  const { answer } = useShownNight();

  function stepName(upTo: number | null, { waits }: Insights) {
    const most = Math.max(...waits.map((step) => step.minutes ?? 0));
    return upTo === null ? t("over", { minutes: most }) : t("upTo", { minutes: upTo });
  }

  function note({ night, answer: answered }: Insights) {
    const { median, ninetieth } = night.wait;
    if (median === null || ninetieth === null) return undefined;
    return t("note", {
      median: minutes(median),
      ninetieth: minutes(ninetieth),
      answer: minutes(answered.median ?? 0),
    });
  }

  return (
    <GraphPanel
      title={t("title")}
      name="waits"
      note={answer.data && note(answer.data)}
      height={230}
      answer={answer}
      kind="columns"
      graph={(data) => ({
        kind: "columns",
        minStep: 1,
        labels: data.waits.map(({ minutes: upTo }) => stepName(upTo, data)),
        series: [
          { name: t("requests"), tone: "main", values: data.waits.map(({ count }) => count) },
        ],
      })}
      subject={t("wait")}
      amount={t("requests")}
      format={number}
    />
  );
}
