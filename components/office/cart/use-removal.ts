import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import type { Choice } from "@/lib/office/cart/persisted-rules";
import { useCartStore } from "@/lib/office/cart/store";

/** Removes a line from the cart, with a toast that undoes it. */
export function useRemoval() {
  const t = useTranslations("cart");
  const showUndo = useUndoToast();
  const remove = useCartStore((state) => state.remove);
  return (choice: Choice, title: string) =>
    showUndo(t("removed", { title: isolated(title) }), remove(choice));
}
