import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import { IconShoppingCart } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useOtherTabs } from "@/components/ui/use-other-tabs";
import { sizeOf } from "@/lib/cart/rules";
import { useCartStore } from "@/lib/cart/store";

// Opened by few: not in the first load.
const CartDrawer = dynamic(() => import("./cart-drawer").then(({ CartDrawer }) => CartDrawer));

export function CartButton() {
  const t = useTranslations("cart");
  const count = useCartStore(({ cart }) => sizeOf(cart));
  const [isOpen, setIsOpen] = useState(false);
  useOtherTabs(useCartStore);
  return (
    <>
      <IconButton
        aria-label={t("open", { count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Badge badgeContent={count} color="primary" max={99}>
          <IconShoppingCart size={22} />
        </Badge>
      </IconButton>
      {isOpen && <CartDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
}
