import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Product } from "@/lib/office/shop/schema";
import { ActionsContext, ChecksContext, ListContext, SearchContext } from "./list-tools";
import { useTools } from "./use-list-tools";

type Props = { products: readonly Product[]; children: ReactNode };

/** Gives the parts of the screen what they need of the list, each no more than it reads, and opens the form. */
export function ListProvider({ products, children }: Props) {
  const { search, list, checks, form, actions } = useTools(products);
  const dialog = useLazyPart(() => import("./product-dialog").then((part) => part.ProductDialog));
  const isOpen = form !== undefined;
  const follow = useEffectEvent(() => (isOpen ? dialog.open() : dialog.close()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog follows what is asked for
  useEffect(() => void follow(), [isOpen]);
  return (
    <ActionsContext value={actions}>
      <ListContext value={list}>
        <ChecksContext value={checks}>
          <SearchContext value={search}>{children}</SearchContext>
        </ChecksContext>
      </ListContext>
      {dialog.Part && form && (
        <dialog.Part key={form.product?.id ?? "new"} product={form.product} />
      )}
    </ActionsContext>
  );
}
