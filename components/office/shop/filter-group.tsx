import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { FilterChip } from "@/components/office/desk/filter-chip";
import { countsOf } from "@/lib/office/shop/rules";
import type { FilterName, Filters } from "@/lib/office/shop/schema";
import { useShopStore } from "@/lib/office/shop/store";
import styles from "./filter-group.module.css";
import { useFilterWords } from "./filter-words";
import { useShopTools } from "./shop-tools";

type Props<N extends FilterName> = {
  name: N;
  values: readonly Filters[N][];
  /** How many stand side by side; a number of colours fill the line. */
  columns: 1 | 2 | "colors";
  /** What shows a value; its words otherwise. The words name it then. */
  mark?: (value: Filters[N]) => ReactNode;
};

/** The values of one filter, each with how many products it would leave. */
export function FilterGroup<N extends FilterName>({ name, values, columns, mark }: Props<N>) {
  const t = useTranslations("shop");
  const words = useFilterWords();
  const id = useId();
  const group: FilterName = name;
  const { products, view, hrefOf } = useShopTools();
  const filters = useShopStore((state) => state.filters);
  const setFilter = useShopStore((state) => state.setFilter);
  const counts = countsOf(products, view, name, values);
  const grid = columns === "colors" ? "repeat(auto-fill, 44px)" : `repeat(${columns}, 1fr)`;
  return (
    <Box component="section" aria-labelledby={id}>
      <Box component="h2" id={id} sx={heading}>
        {t(`filters.${group}`)}
      </Box>
      <Box component="ul" sx={{ ...list, gridTemplateColumns: grid }}>
        {values.map((value, index) => {
          const word = words(name, value);
          const count = counts[index] ?? 0;
          const isMarked = columns === "colors";
          return (
            <li key={value}>
              <FilterChip
                href={hrefOf({ filters: { ...filters, [name]: value } })}
                isCurrent={filters[name] === value}
                {...(mark && { label: t("option", { word, count }) })}
                onChoose={() => setFilter(name, value)}
                className={
                  isMarked ? styles.dot : `${styles.row} ${count === 0 ? styles.none : ""}`
                }
              >
                {mark?.(value) ?? <span dir="auto">{word}</span>}
                {!isMarked && (
                  <Box component="span" sx={{ marginInlineStart: "auto", typography: "body2" }}>
                    {count}
                  </Box>
                )}
              </FilterChip>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const heading = { m: 0, mb: 0.5, typography: "body2", fontWeight: 600, color: "text.secondary" };

const list = { listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.5 } as const;
