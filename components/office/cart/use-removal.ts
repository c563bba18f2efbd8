import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { useToasts } from "@/lib/client/use-toasts";
import type { Choice } from "@/lib/office/cart/kept-rules";
import { useCartStore } from "@/lib/office/cart/store";

/** Removes a line from the cart, with a toast that undoes it. */
export function useRemoval() {
  const t = useTranslations("cart");
  const toasts = useToasts();
  const remove = useCartStore((state) => state.remove);
  return (choice: Choice, title: string) => {
    const onClick = remove(choice);
    toasts.show(t("removed", { title: isolated(title) }), {
      action: { label: t("undo"), onClick },
    });
  };
}
