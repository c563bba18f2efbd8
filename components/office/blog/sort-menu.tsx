import Box from "@mui/material/Box";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/menu-button";
import { exclusiveChoices } from "@/components/ui/menu-choice";
import { type BlogOrder, blogOrders } from "@/lib/office/blog/schema";

type Props = { order: BlogOrder; onChoose: (order: BlogOrder) => void };

/** The order of the posts. */
export function SortMenu({ order, onChoose }: Props) {
  const t = useTranslations("blog");
  return (
    <MenuButton
      label={t("sorted", { order: t(`orders.${order}`) })}
      choicesOf={() =>
        exclusiveChoices(blogOrders, {
          chosen: order,
          labelOf: (one) => t(`orders.${one}`),
          onChoose,
        })
      }
      variant="outlined"
      color="inherit"
    >
      <span>
        <Box component="span" sx={{ color: "text.secondary", marginInlineEnd: 0.5 }}>
          {t("sort")}
        </Box>{" "}
        {t(`orders.${order}`)}
      </span>
      <IconChevronDown size={18} aria-hidden />
    </MenuButton>
  );
}
