import Box from "@mui/material/Box";
import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { oneLine } from "@/components/ui/clamp";
import { setFilters, WHOLE_SHOP } from "@/lib/office/shop/rules";
import { useShopStore } from "@/lib/office/shop/store";
import { useFilterWords } from "./filter-words";
import { useShopTools } from "./shop-tools";

/** How many products are shown, and the filters that are set, each to be taken off. `children` opens all filters. */
export function SetFilters({ children }: { children: ReactNode }) {
  const t = useTranslations("shop");
  const words = useFilterWords();
  const { products, listed } = useShopTools();
  const { filters, productSearch, sortBy, setFilter, setSearch, reset } = useShopStore(
    (state) => state,
  );
  const set = setFilters(filters);
  const search = productSearch.trim();
  const isNarrowed = set.length > 0 || search !== "" || sortBy !== WHOLE_SHOP.sort;
  const chips = [
    ...(search
      ? [{ key: "search", word: t("searched", { search }), onRemove: () => setSearch("") }]
      : []),
    ...set.map((name) => ({
      key: name,
      word: words(name, filters[name]),
      onRemove: () => setFilter(name, "All"),
    })),
  ];
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, minHeight: 48 }}>
      <Box role="status" sx={{ flex: "1 0 auto", fontWeight: 650 }}>
        {t("found", { count: listed.length, total: products.length })}
      </Box>
      {children}
      {chips.map(({ key, word, onRemove }) => (
        <Button
          key={key}
          variant="outlined"
          color="inherit"
          onClick={onRemove}
          aria-label={t("removeFilter", { word })}
          size="medium"
        >
          <Box component="span" dir="auto" sx={oneLine}>
            {word}
          </Box>
          <IconX size={16} aria-hidden />
        </Button>
      ))}
      {isNarrowed && (
        <Button onClick={reset} size="medium">
          {t("reset")}
        </Button>
      )}
    </Box>
  );
}
