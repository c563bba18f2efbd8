import { useFormatter, useTranslations } from "next-intl";
import { GraphPanel } from "@/components/office/charts/graph-panel";
import { useSales } from "@/lib/office/dashboards/hooks";
import type { Span } from "@/lib/office/dashboards/schema";
import { useFigureText } from "./dashboard-tools";

/** A Monday, from which the days of a week are named. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** On which days of the week people buy. */
export function WeekdaysPanel({ span }: { span: Span }) {
  const t = useTranslations("dashboards");
  const format = useFormatter();
  const { money, shortMoney } = useFigureText();
  const nameOf = (day: number) =>
    format.dateTime(new Date(MONDAY + day * DAY_MS), { weekday: "short", timeZone: "UTC" });
  return (
    <GraphPanel
      title={t("weekdays.title")}
      name="weekdays"
      isSample
      money={[1]}
      height={230}
      answer={useSales(span)}
      kind="columns"
      graph={({ weekdays }) => ({
        kind: "columns",
        labels: weekdays.map((_, day) => nameOf(day)),
        series: [{ name: t("tiles.takings"), tone: "main", values: weekdays }],
      })}
      subject={t("weekdays.day")}
      amount={t("tiles.takings")}
      format={money}
      formatAxis={shortMoney}
    />
  );
}
