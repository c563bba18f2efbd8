import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { SideDrawer } from "@/components/ui/side-drawer";
import { linesOf, totalOf } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";
import { useProducts } from "@/lib/office/shop/hooks";
import { CartContents } from "./cart-contents";
import { Price } from "./price";

/** The cart in a drawer, on any page: its lines, the total, and suggestions. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations("cart");
  const heading = useRef<HTMLHeadingElement>(null);
  const cart = useCartStore((state) => state.cart);
  const { data: products } = useProducts();
  const lines = linesOf(cart, products ?? []);
  return (
    <SideDrawer
      title={t("title")}
      closeLabel={t("close")}
      width={500}
      onClose={onClose}
      headingRef={heading}
      // Keeps the drawer open: the toast that undoes a removal is outside of it.
      disableEnforceFocus
      footer={
        lines.length > 0 && (
          <Box
            role="status"
            sx={{ display: "flex", justifyContent: "space-between", typography: "h5" }}
          >
            <span>{t("total")}</span>
            <Price amount={totalOf(lines)} />
          </Box>
        )
      }
    >
      <CartContents lines={lines} onGone={() => heading.current?.focus()} />
    </SideDrawer>
  );
}
