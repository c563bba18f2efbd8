import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import { IconCircleCheck, IconCircleX, IconSortDescending } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MenuIconButton } from "@/components/ui/menu-button";
import { exclusiveChoices } from "@/components/ui/menu-choice";
import type { Product } from "@/lib/office/shop/schema";
import { listColumns, NARROW } from "./list-columns";
import { useListTools } from "./list-tools";

/** Checks all rows of the page. The actions for checked rows take the same place, so that nothing jumps. */
export function ListBar({ rows }: { rows: readonly Product[] }) {
  const t = useTranslations("shop.list");
  const { listed } = useListTools("list");
  const { checked, isChecked } = useListTools("checks");
  const { check, setStock } = useListTools("actions");
  const count = checked.length;
  const onPage = rows.filter(({ id }) => isChecked(id)).length;
  return (
    <Box sx={[bar, count > 0 && { bgcolor: "primary.light" }]}>
      <Checkbox
        checked={onPage === rows.length}
        indeterminate={count > 0 && onPage < rows.length}
        onChange={() =>
          check(
            (count > 0 ? checked : rows).map(({ id }) => id),
            count === 0,
          )
        }
        slotProps={{ input: { "aria-label": t("checkAll") } }}
        sx={{ width: 48, height: 48 }}
      />
      <Box role="status" sx={{ flex: "1 1 auto", fontWeight: 600 }}>
        {count > 0 ? t("checked", { count }) : t("count", { count: listed.length })}
      </Box>
      {count > 0 ? (
        <>
          <Button onClick={() => setStock(checked, true)} size="medium">
            <IconCircleCheck size={20} aria-hidden />
            {t("setInStock")}
          </Button>
          <Button color="inherit" onClick={() => setStock(checked, false)} size="medium">
            <IconCircleX size={20} aria-hidden />
            {t("setSoldOut")}
          </Button>
        </>
      ) : (
        <SortMenu />
      )}
    </Box>
  );
}

/** The order, where there are no column heads to set it. */
function SortMenu() {
  const t = useTranslations("shop.list");
  const { sort } = useListTools("list");
  const { setSort } = useListTools("actions");
  return (
    <Box sx={{ display: "none", [NARROW]: { display: "block" } }}>
      <MenuIconButton
        label={t("sortBy")}
        choicesOf={() =>
          exclusiveChoices(listColumns, {
            chosen: sort.column,
            labelOf: (column) => t(`columns.${column}`),
            onChoose: (column) => setSort({ column, isDescending: column === "created" }),
          })
        }
      >
        <IconSortDescending size={22} aria-hidden />
      </MenuIconButton>
    </Box>
  );
}

const bar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  minHeight: 52,
  px: 1,
  borderRadius: 1,
} as const;
