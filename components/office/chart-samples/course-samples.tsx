import { useTranslations } from "next-intl";
import { GraphPanel } from "@/components/office/charts/graph-panel";
import { useFigureText } from "@/components/office/dashboards/dashboard-tools";
import type { DoorWeek } from "@/lib/office/dashboards/schema";
import { useResidency } from "./residency-tools";

const TONES = { early: "main", late: "soft" } as const;

/** The guests of the chosen doors, week by week. */
function useDoorSeries() {
  const t = useTranslations("charts");
  const { doors, nameOf } = useResidency();
  return (weeks: DoorWeek[]) => ({
    labels: weeks.map(nameOf),
    minStep: 1,
    series: doors.map((door) => ({
      name: t(door),
      tone: TONES[door],
      values: weeks.map((week) => week[door]),
    })),
  });
}

export function LineSample() {
  const t = useTranslations("charts");
  const { number } = useFigureText();
  const { answer } = useResidency();
  const seriesOf = useDoorSeries();
  return (
    <GraphPanel
      title={t("line.title")}
      note={t("line.kind")}
      name="line"
      isSample
      height={220}
      answer={answer}
      kind="line"
      graph={(weeks) => ({ kind: "line", ...seriesOf(weeks) })}
      subject={t("week")}
      amount={t("guests")}
      format={number}
      hasLegend
    />
  );
}

export function ColumnSample() {
  const t = useTranslations("charts");
  const { number } = useFigureText();
  const { answer } = useResidency();
  const seriesOf = useDoorSeries();
  return (
    <GraphPanel
      title={t("columns.title")}
      note={t("columns.kind")}
      name="columns"
      isSample
      height={220}
      answer={answer}
      kind="columns"
      graph={(weeks) => ({ kind: "columns", isStacked: true, ...seriesOf(weeks) })}
      subject={t("week")}
      amount={t("guests")}
      format={number}
      hasLegend
    />
  );
}

export function AreaSample() {
  const t = useTranslations("charts");
  const { money, shortMoney } = useFigureText();
  const { answer, nameOf } = useResidency();
  return (
    <GraphPanel
      title={t("area.title")}
      note={t("area.kind")}
      name="area"
      isSample
      money={[1]}
      height={248}
      answer={answer}
      kind="area"
      graph={(weeks) => ({
        kind: "area",
        labels: weeks.map(nameOf),
        series: [{ name: t("takings"), tone: "main", values: weeks.map(({ bar }) => bar) }],
      })}
      subject={t("week")}
      amount={t("takings")}
      format={money}
      formatAxis={shortMoney}
    />
  );
}

export function CandleSample() {
  const t = useTranslations("charts");
  const { money } = useFigureText();
  const { answer, nameOf } = useResidency();
  return (
    <GraphPanel
      title={t("candles.title")}
      note={t("candles.kind")}
      name="candles"
      isSample
      money={[1, 2, 3, 4]}
      height={280}
      answer={answer}
      kind="candles"
      graph={(weeks) => ({
        kind: "candles",
        labels: weeks.map(nameOf),
        candles: weeks.map(({ ticket }) => ticket),
        names: { open: t("open"), high: t("high"), low: t("low"), close: t("close") },
      })}
      subject={t("week")}
      amount={t("price")}
      format={money}
    />
  );
}
