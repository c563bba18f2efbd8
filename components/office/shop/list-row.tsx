import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import MuiLink from "@mui/material/Link";
import Switch from "@mui/material/Switch";
import { IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import { MenuIconButton } from "@/components/ui/menu-button";
import { useDayText } from "@/components/ui/use-date-text";
import { languageOf, pictureOf, productHref } from "@/lib/office/shop/rules";
import type { Product } from "@/lib/office/shop/schema";
import { GRID, NARROW } from "./list-columns";
import { useListTools } from "./list-tools";
import { PriceCell } from "./price-cell";

type Props = {
  product: Product;
  /** The product that has the focus once this one is deleted. */
  neighbour: Product | undefined;
};

/** A product in the list, with a box to check it, a switch for its stock, and its price. */
export function ListRow({ product, neighbour }: Props) {
  const t = useTranslations("shop");
  const dayOf = useDayText();
  const { isChecked } = useListTools("checks");
  const { check, edit, remove } = useListTools("actions");
  const { id, title, category, created } = product;
  return (
    <Box role="row" sx={[GRID, row, isChecked(id) && { bgcolor: "primary.light" }]}>
      <Box role="cell" sx={{ [NARROW]: { gridArea: "check" } }}>
        <Checkbox
          checked={isChecked(id)}
          onChange={(_, isOn) => check([id], isOn)}
          slotProps={{ input: { "aria-label": t("list.checkTitle", { title }) } }}
          sx={{ width: 48, height: 48 }}
        />
      </Box>
      <Box role="cell" sx={{ ...goods, [NARROW]: { gridArea: "title" } }}>
        <Box
          component="img"
          src={pictureOf(product)}
          alt=""
          width={48}
          height={48}
          sx={{ flex: "none", borderRadius: 1 }}
        />
        <Box sx={{ minWidth: 0 }}>
          <MuiLink
            component={Link}
            href={productHref(id)}
            data-item={id}
            color="textPrimary"
            lang={languageOf(product)}
            dir="auto"
            sx={{ ...clamp(2), fontWeight: 600 }}
          >
            {title}
          </MuiLink>
          <Box sx={meta}>{category.map((name) => t(`categories.${name}`)).join(" · ")}</Box>
        </Box>
      </Box>
      <Box role="cell" sx={{ ...meta, [NARROW]: { gridArea: "created" } }}>
        {dayOf(created)}
      </Box>
      <Box role="cell" sx={{ [NARROW]: { gridArea: "stock" } }}>
        <StockSwitch product={product} />
      </Box>
      <Box role="cell" sx={{ [NARROW]: { gridArea: "price" } }}>
        <PriceCell product={product} />
      </Box>
      <Box role="cell" sx={{ [NARROW]: { gridArea: "more" } }}>
        <MenuIconButton
          label={t("list.more", { title })}
          choicesOf={() => [
            {
              key: "edit",
              label: t("form.edit"),
              icon: IconPencil,
              onChoose: () => edit(product),
            },
            {
              key: "delete",
              label: t("list.delete"),
              icon: IconTrash,
              onChoose: () => remove(product, neighbour),
            },
          ]}
        >
          <IconDots size={22} aria-hidden />
        </MenuIconButton>
      </Box>
    </Box>
  );
}

function StockSwitch({ product }: { product: Product }) {
  const t = useTranslations("shop");
  const { setStock } = useListTools("actions");
  const { title, stock } = product;
  return (
    <Box component="label" sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}>
      <Switch
        checked={stock}
        onChange={(_, isOn) => setStock([product], isOn)}
        slotProps={{ input: { "aria-label": t("list.stockOf", { title }) } }}
      />
      <Box component="span" aria-hidden sx={{ whiteSpace: "nowrap" }}>
        {t(stock ? "inStock" : "soldOut")}
      </Box>
    </Box>
  );
}

const meta = { typography: "body2", color: "text.secondary" } as const;

const goods = { display: "flex", alignItems: "center", gap: 1.5, minWidth: 0 } as const;

const row = {
  minHeight: 68,
  py: 0.5,
  borderTop: 1,
  borderColor: "divider",
  [NARROW]: {
    gridTemplateColumns: "40px minmax(0, 1fr) auto 48px",
    gridTemplateAreas: '"check title title more" "price price stock stock"',
    columnGap: 1,
    bgcolor: "background.paper",
    border: 0,
    borderRadius: 1,
    mb: 1,
    "& > :nth-of-type(3)": { display: "none" },
  },
} as const;
