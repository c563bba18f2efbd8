import { useTranslations } from "next-intl";
import { PanelCell } from "@/components/office/charts/panel-grid";
import { Tile } from "@/components/office/charts/tile";
import { useSales } from "@/lib/office/dashboards/hooks";
import type { Sales, Span, Totals } from "@/lib/office/dashboards/schema";
import { useDeltaText, useFigureText } from "./dashboard-tools";

const figures = ["takings", "orders", "average", "items"] as const;
type Figure = (typeof figures)[number];

/** The four figures of the shop, each beside the period before. */
export function SalesTiles({ span }: { span: Span }) {
  const t = useTranslations("dashboards");
  const { number, money, change } = useFigureText();
  const deltaText = useDeltaText();
  const answer = useSales(span);

  function delta(of: Figure, { totals, previous }: Sales) {
    const [now, before] = [totals[of], previous[of]];
    if (now === null || !before) return undefined;
    const difference = now - before;
    return {
      text: deltaText(difference, change(Math.abs(difference), before), t("before")),
      difference,
      isGood: difference > 0,
    };
  }

  function course(of: Figure, { steps }: Sales) {
    return steps.map((step) =>
      of === "average" ? step.takings / Math.max(1, step.orders) : step[of],
    );
  }

  function text(of: Figure, totals: Totals) {
    const value = totals[of] ?? 0;
    return of === "takings" || of === "average" ? money(value) : number(value);
  }

  return figures.map((of) => (
    <PanelCell key={of} xs={6} sm={6} lg={3}>
      <Tile
        title={t(`tiles.${of}`)}
        answer={answer}
        figures={(data) => ({
          value: text(of, data.totals),
          delta: delta(of, data),
          course: course(of, data),
        })}
      />
    </PanelCell>
  ));
}
