import { useTranslations } from "next-intl";
import { PartsPanel } from "@/components/office/charts/parts-panel";
import { useSales } from "@/lib/office/dashboards/hooks";
import type { Span } from "@/lib/office/dashboards/schema";
import { CATEGORY_TONES } from "./category-tones";
import { useFigureText } from "./dashboard-tools";

type Props = { span?: Span; height?: number };

/** What the sample shop takes with what. */
export function ShopTakingsPanel({ span = "month", height = 256 }: Props) {
  const t = useTranslations("dashboards.categories");
  const categoryText = useTranslations("shop.categories");
  const { money, shortMoney } = useFigureText();
  const answer = useSales(span);
  return (
    <PartsPanel
      title={t("title")}
      name="categories"
      isSample
      money={[1]}
      height={height}
      isNarrow
      answer={answer}
      parts={({ categories }) =>
        categories.map(({ category, takings }) => ({
          name: categoryText(category),
          value: takings,
          tone: CATEGORY_TONES[category],
        }))
      }
      center={t("takings")}
      subject={t("category")}
      format={money}
      formatAxis={shortMoney}
    />
  );
}
