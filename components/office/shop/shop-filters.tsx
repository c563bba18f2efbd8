import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ColorMark } from "@/components/office/cart/color-mark";
import {
  genders,
  knownColors,
  priceRangeNames,
  productCategories,
  ratings,
} from "@/lib/office/shop/schema";
import { FilterGroup } from "./filter-group";
import { Stars } from "./stars";

/** Everything that the shop can be narrowed by. */
export function ShopFilters() {
  const t = useTranslations("shop");
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <FilterGroup name="category" values={["All", ...productCategories]} columns={1} />
      <FilterGroup name="gender" values={["All", ...genders]} columns={2} />
      <FilterGroup
        name="color"
        values={["All", ...knownColors]}
        columns="colors"
        mark={(color) =>
          color === "All" ? (
            <Box component="span" sx={{ fontSize: "0.8125rem" }}>
              {t("all")}
            </Box>
          ) : (
            <ColorMark color={color} size={22} />
          )
        }
      />
      <FilterGroup name="price" values={["All", ...priceRangeNames]} columns={1} />
      <FilterGroup
        name="rating"
        values={["All", ...ratings]}
        columns={1}
        mark={(rating) =>
          rating === "All" ? <span>{t("all")}</span> : <Stars rating={Number(rating)} />
        }
      />
    </Box>
  );
}
