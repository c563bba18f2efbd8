import { IconShoppingCart } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { CountBadge } from "@/components/ui/count-badge";
import { PlainButton } from "@/components/ui/plain-button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useOtherTabs } from "@/lib/client/use-other-tabs";
import { sizeOf } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";

/** `account` keeps the shop's desk, which has the prices, as well. */
export function CartButton({ account }: { account: string | undefined }) {
  const t = useTranslations("cart");
  const count = useCartStore(({ cart }) => sizeOf(cart));
  const drawer = useLazyPart(() => import("./cart-drawer").then(({ CartDrawer }) => CartDrawer));
  useOtherTabs(useCartStore);
  return (
    <>
      <PlainButton
        look="icon"
        aria-label={t("open", { count })}
        aria-haspopup="dialog"
        aria-expanded={!!drawer.Part}
        onClick={drawer.open}
      >
        <CountBadge count={count}>
          <IconShoppingCart size={22} />
        </CountBadge>
      </PlainButton>
      {drawer.Part && <drawer.Part account={account} onClose={drawer.close} />}
    </>
  );
}
