import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Panel } from "@/components/office/charts/panel";
import { useFigureText } from "@/components/office/dashboards/dashboard-tools";
import { Sparkline } from "@/components/ui/sparkline";
import type { DoorWeek } from "@/lib/office/dashboards/schema";
import { useResidency } from "./residency-tools";

const HEIGHT = 248;

/** Four courses so small that they fit beside their figure. */
export function GlanceSample() {
  const t = useTranslations("charts");
  const { number, money } = useFigureText();
  const { answer, nameOf } = useResidency();

  const rowsOf = (weeks: DoorWeek[]) => [
    { name: t("early"), course: weeks.map(({ early }) => early), write: number },
    { name: t("late"), course: weeks.map(({ late }) => late), write: number },
    { name: t("takings"), course: weeks.map(({ bar }) => bar), write: money },
    { name: t("price"), course: weeks.map(({ ticket }) => ticket.close), write: money },
  ];

  return (
    <Panel
      title={t("spark.title")}
      note={t("spark.kind")}
      name="sparklines"
      isSample
      money={[3, 4]}
      height={HEIGHT}
      answer={answer}
      figures={(weeks) => {
        const rows = rowsOf(weeks);
        return {
          head: [t("week"), ...rows.map(({ name }) => name)],
          rows: weeks.map((week, index) => [
            nameOf(week),
            ...rows.map(({ course }) => course[index] ?? null),
          ]),
        };
      }}
      // The figures come with the page.
      skeleton={null}
    >
      {(weeks) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {rowsOf(weeks).map(({ name, course, write }) => (
            <Box
              component="li"
              key={name}
              sx={{ display: "flex", alignItems: "center", gap: 2, height: HEIGHT / 4 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ color: "text.secondary" }}>{name}</Box>
                <Box sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
                  <bdi>{write(course.at(-1) ?? 0)}</bdi>
                </Box>
              </Box>
              <Sparkline values={course} />
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
