import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FilterChip } from "@/components/office/desk/filter-chip";
import type { BlogCategory } from "@/lib/office/blog/schema";
import type { FoundPosts } from "@/lib/office/blog/teasers";

type Props = {
  counts: FoundPosts["counts"];
  chosen: BlogCategory | undefined;
  hrefOf: (category: BlogCategory | undefined) => string;
  onChoose: (category: BlogCategory | undefined) => void;
};

/** The categories, each with the number of posts that it would show. */
export function CategoryFilter({ counts, chosen, hrefOf, onChoose }: Props) {
  const t = useTranslations("blog");
  const all = { category: undefined, count: counts.all };
  return (
    <Box
      component="nav"
      aria-label={t("filter")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 2 }}
    >
      {[all, ...counts.categories].map(({ category, count }) => (
        <FilterChip
          key={category ?? ""}
          href={hrefOf(category)}
          isCurrent={category === chosen}
          onChoose={() => onChoose(category)}
        >
          {category ? t(`categories.${category}`) : t("all")}{" "}
          <Box component="span" sx={{ fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>
            {count}
          </Box>
        </FilterChip>
      ))}
    </Box>
  );
}
