import { useTranslations } from "next-intl";
import { GraphPanel } from "@/components/office/charts/graph-panel";
import { useSales } from "@/lib/office/dashboards/hooks";
import type { Span } from "@/lib/office/dashboards/schema";
import { productCategories } from "@/lib/office/shop/schema";
import { CATEGORY_TONES } from "./category-tones";
import { useFigureText } from "./dashboard-tools";
import { useStepName } from "./use-step-name";

/** How much each category adds to every step. */
export function CategoriesPanel({ span }: { span: Span }) {
  const t = useTranslations("dashboards");
  const categoryText = useTranslations("shop.categories");
  const { money, shortMoney } = useFigureText();
  const namesOf = useStepName();
  return (
    <GraphPanel
      title={t("categories.course")}
      name="categories-over-time"
      isSample
      money={[1, 2, 3, 4]}
      height={202}
      answer={useSales(span)}
      kind="columns"
      graph={(data) => ({
        kind: "columns",
        isStacked: true,
        labels: namesOf(data),
        series: productCategories.map((category) => ({
          name: categoryText(category),
          tone: CATEGORY_TONES[category],
          values: data.steps.map(({ categories }) => categories[category]),
        })),
      })}
      subject={t("takings.step")}
      amount={t("tiles.takings")}
      format={money}
      formatAxis={shortMoney}
      hasLegend
    />
  );
}
