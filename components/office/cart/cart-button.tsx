import { IconShoppingCart } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/count-badge";
import { useLatePart } from "@/components/ui/use-late-part";
import { useLazyPart } from "@/components/ui/use-lazy-part";

const loadCounter = () => import("./cart-counter").then(({ CartCounter }) => CartCounter);

/** `account` keeps the shop's desk, which has the prices, as well. */
export function CartButton({ account }: { account: string | undefined }) {
  const t = useTranslations("cart");
  const [count, setCount] = useState(0);
  const Counter = useLatePart(loadCounter);
  const drawer = useLazyPart(() => import("./cart-drawer").then(({ CartDrawer }) => CartDrawer));
  return (
    <>
      <IconButton
        aria-label={t("open", { count })}
        aria-haspopup="dialog"
        aria-expanded={!!drawer.Part}
        onClick={drawer.open}
      >
        <CountBadge count={count}>
          <IconShoppingCart size={22} />
        </CountBadge>
      </IconButton>
      {Counter && <Counter onCount={setCount} />}
      {drawer.Part && <drawer.Part account={account} onClose={drawer.close} />}
    </>
  );
}
