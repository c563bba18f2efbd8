import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Product } from "@/lib/office/shop/schema";
import { ListTools } from "./list-tools";
import { useTools } from "./use-list-tools";

type Props = { products: readonly Product[]; children: ReactNode };

/** Gives the parts of the screen what they need of the list, each no more than it reads, and opens the form. */
export function ListProvider({ products, children }: Props) {
  const tools = useTools(products);
  const { form } = tools;
  const dialog = useLazyPart(() => import("./product-dialog").then((part) => part.ProductDialog));
  const isOpen = form !== undefined;
  const follow = useEffectEvent(() => (isOpen ? dialog.open() : dialog.close()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog follows what is asked for
  useEffect(() => void follow(), [isOpen]);
  return (
    <ListTools parts={tools}>
      {children}
      {dialog.Part && form && (
        <dialog.Part key={form.product?.id ?? "new"} product={form.product} />
      )}
    </ListTools>
  );
}
