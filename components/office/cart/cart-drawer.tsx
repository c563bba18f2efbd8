import Stack from "@mui/material/Stack";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { DeskProvider } from "@/components/office/desk/desk-provider";
import { ButtonLink } from "@/components/ui/button";
import { SideDrawer } from "@/components/ui/side-drawer";
import { dismissToast } from "@/lib/client/toast-queue";
import { useCart } from "@/lib/office/cart/hooks";
import { sizeOf, sumsOf } from "@/lib/office/cart/rules";
import { ADDED_TOAST, useCartSight } from "@/lib/office/cart/store";
import { CartContents } from "./cart-contents";
import { CartSums } from "./cart-sums";

/** Whose products and cart are used side by side. */
const SHOP = "/apps/ecommerce/shop";

type Props = { account: string | undefined; onClose: () => void };

/** The cart in a drawer, on any page: its lines, what they cost, and suggestions. */
export function CartDrawer({ account, onClose }: Props) {
  return (
    <DeskProvider area="shop" account={account}>
      <DrawerWithCart onClose={onClose} />
    </DeskProvider>
  );
}

function DrawerWithCart({ onClose }: Pick<Props, "onClose">) {
  const t = useTranslations("cart");
  const heading = useRef<HTMLHeadingElement>(null);
  const { cart, lines } = useCart();
  const path = usePathname();
  useEffect(() => {
    useCartSight.setState({ isInSight: true });
    dismissToast(ADDED_TOAST);
    return () => useCartSight.setState({ isInSight: false });
  }, []);
  return (
    <SideDrawer
      title={t("titleCount", { count: sizeOf(cart) })}
      closeLabel={t("close")}
      width={400}
      docks={path.startsWith(SHOP)}
      onClose={onClose}
      headingRef={heading}
      footer={
        lines.length > 0 && (
          <Stack spacing={2}>
            <CartSums sums={sumsOf(lines, "standard")} way="standard" />
            <ButtonLink href="/apps/ecommerce/checkout" variant="contained" onClick={onClose}>
              {t("checkOut")}
            </ButtonLink>
          </Stack>
        )
      }
    >
      <CartContents onGone={() => heading.current?.focus()} onLeave={onClose} />
    </SideDrawer>
  );
}
