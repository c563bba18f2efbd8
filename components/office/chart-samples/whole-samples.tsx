import { useTranslations } from "next-intl";
import { GraphPanel } from "@/components/office/charts/graph-panel";
import { PartsPanel } from "@/components/office/charts/parts-panel";
import { useFigureText } from "@/components/office/dashboards/dashboard-tools";
import { type DoorWeek, marks } from "@/lib/office/dashboards/schema";
import { useResidency } from "./residency-tools";

/** Guests that the doors may let in each week. */
const CAPACITY = { early: 240, late: 280 } as const;
const MOST_MARK = 100;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function DoughnutSample() {
  const t = useTranslations("charts");
  const { number } = useFigureText();
  const { answer } = useResidency();
  return (
    <PartsPanel
      title={t("doughnut.title")}
      note={t("doughnut.kind")}
      name="doughnut"
      isSample
      height={248}
      answer={answer}
      parts={(weeks) => [
        { name: t("early"), tone: "main", value: sum(weeks.map(({ early }) => early)) },
        { name: t("late"), tone: "soft", value: sum(weeks.map(({ late }) => late)) },
      ]}
      center={t("guests")}
      subject={t("doors")}
      format={number}
    />
  );
}

export function GaugeSample() {
  const t = useTranslations("charts");
  const { share } = useFigureText();
  const { answer, doors } = useResidency();
  function filled(weeks: DoorWeek[]) {
    const guests = sum(doors.flatMap((door) => weeks.map((week) => week[door])));
    const room = sum(doors.map((door) => CAPACITY[door])) * weeks.length;
    return Math.round((guests / room) * 100) / 100;
  }
  return (
    <GraphPanel
      title={t("gauge.title")}
      note={t("gauge.kind")}
      name="gauge"
      isSample
      height={248}
      answer={answer}
      kind="gauge"
      graph={(weeks) => ({ kind: "gauge", name: t("gauge.title"), value: filled(weeks), most: 1 })}
      subject={t("measure")}
      amount={t("value")}
      format={share}
    />
  );
}

export function RadarSample() {
  const t = useTranslations("charts");
  const { number } = useFigureText();
  const { answer, rooms } = useResidency();
  return (
    <GraphPanel
      title={t("radar.title")}
      note={t("radar.kind")}
      name="radar"
      isSample
      height={220}
      answer={answer}
      kind="radar"
      graph={() => ({
        kind: "radar",
        labels: marks.map((mark) => t(`marks.${mark}`)),
        most: MOST_MARK,
        series: rooms.map(({ room, marks: given }) => ({
          name: t(`rooms.${room}`),
          tone: room === "main" ? "main" : "plain",
          values: marks.map((mark) => given[mark]),
        })),
      })}
      subject={t("measure")}
      amount={t("value")}
      format={number}
      hasLegend
    />
  );
}

export function ScatterSample() {
  const t = useTranslations("charts");
  const { number, compact } = useFigureText();
  const { answer, doors, nameOf } = useResidency();
  return (
    <GraphPanel
      title={t("scatter.title")}
      note={t("scatter.kind")}
      name="scatter"
      isSample
      money={[2]}
      height={280}
      answer={answer}
      kind="scatter"
      graph={(weeks) => ({
        kind: "scatter",
        xName: t("guests"),
        yName: t("takings"),
        tone: "main",
        points: weeks.map((week) => ({
          name: nameOf(week),
          x: sum(doors.map((door) => week[door])),
          y: week.bar,
        })),
      })}
      subject={t("week")}
      amount={t("takings")}
      format={number}
      formatAxis={compact}
    />
  );
}
