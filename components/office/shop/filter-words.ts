import { useFormatter, useTranslations } from "next-intl";
import { useColorName } from "@/components/office/cart/color-mark";
import {
  CURRENCY,
  type FilterName,
  type Filters,
  type PriceRange,
  priceRanges,
} from "@/lib/office/shop/schema";

/** The words for the values of the filters. */
export function useFilterWords() {
  const t = useTranslations("shop");
  const format = useFormatter();
  const colorName = useColorName();

  function euros(amount: number) {
    return format.number(amount, {
      style: "currency",
      currency: CURRENCY,
      maximumFractionDigits: 0,
    });
  }

  function priceWords(range: PriceRange) {
    const [from, below] = priceRanges[range];
    if (from === 0) return t("priceBelow", { price: euros(below) });
    if (below === Number.POSITIVE_INFINITY) return t("priceFrom", { price: euros(from) });
    return t("priceBetween", { from: euros(from), below: euros(below) });
  }

  const wordsBy: { [N in FilterName]: (value: Exclude<Filters[N], "All">) => string } = {
    category: (category) => t(`categories.${category}`),
    gender: (gender) => t(`genders.${gender}`),
    color: colorName,
    price: priceWords,
    rating: (rating) => t("starsFrom", { stars: Number(rating) }),
  };
  return function words<N extends FilterName>(name: N, value: Filters[N]) {
    return value === "All" ? t("all") : wordsBy[name](value as Exclude<Filters[N], "All">);
  };
}
