import { useTranslations } from "next-intl";
import { GraphPanel } from "@/components/office/charts/graph-panel";
import { useSales } from "@/lib/office/dashboards/hooks";
import type { Span } from "@/lib/office/dashboards/schema";
import { useFigureText } from "./dashboard-tools";
import { useStepName } from "./use-step-name";

/** What the shop takes step by step, beside the period before. */
export function TakingsPanel({ span }: { span: Span }) {
  const t = useTranslations("dashboards");
  const { money, shortMoney } = useFigureText();
  const namesOf = useStepName();
  return (
    <GraphPanel
      title={t("takings.title")}
      name="takings"
      isSample
      money={[1, 2]}
      height={212}
      answer={useSales(span)}
      kind="area"
      graph={(data) => ({
        kind: "area",
        labels: namesOf(data),
        series: [
          {
            name: t(`spans.${data.period}`),
            tone: "main",
            values: data.steps.map(({ takings }) => takings),
          },
          {
            name: t("earlier"),
            tone: "quiet",
            values: data.steps.map(({ before }) => before),
            isDotted: true,
          },
        ],
      })}
      subject={t("takings.step")}
      amount={t("tiles.takings")}
      format={money}
      formatAxis={shortMoney}
      hasLegend
    />
  );
}
