import Box from "@mui/material/Box";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaSearch } from "@/components/office/desk/area-search";
import { MenuButton } from "@/components/ui/menu-button";
import { exclusiveChoices } from "@/components/ui/menu-choice";
import { sorts } from "@/lib/office/shop/schema";
import { useShopStore } from "@/lib/office/shop/store";

/** Search and order, in the head of the shop. */
export function ShopSearch() {
  const t = useTranslations("shop");
  const { productSearch, setSearch, sortBy, setSort } = useShopStore((state) => state);
  const order = t(`sorts.${sortBy}`);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 1,
        flex: { xs: "1 1 100%", sm: "0 1 auto" },
        "& > button": { flexGrow: { xs: 1, sm: 0 }, justifyContent: "space-between" },
      }}
    >
      <Box sx={{ flex: "1 1 232px" }}>
        <AreaSearch label={t("search")} value={productSearch} onChange={setSearch} />
      </Box>
      <MenuButton
        label={t("sortedBy", { order })}
        choicesOf={() =>
          exclusiveChoices(sorts, {
            chosen: sortBy,
            labelOf: (sort) => t(`sorts.${sort}`),
            onChoose: setSort,
          })
        }
        variant="outlined"
        color="inherit"
      >
        <span>
          <Box component="span" sx={{ color: "text.secondary", marginInlineEnd: 0.5 }}>
            {t("sort")}
          </Box>{" "}
          {order}
        </span>
        <IconChevronDown size={18} aria-hidden />
      </MenuButton>
    </Box>
  );
}
