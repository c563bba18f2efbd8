import type { ReactNode } from "react";
import { useWantedPart } from "@/components/ui/use-wanted-part";
import type { Product } from "@/lib/office/shop/schema";
import { ListTools } from "./list-tools";
import { useTools } from "./use-list-tools";

type Props = { products: readonly Product[]; children: ReactNode };

/** Gives the parts of the screen what they need of the list, each no more than it reads, and opens the form. */
export function ListProvider({ products, children }: Props) {
  const tools = useTools(products);
  const { form } = tools;
  const isOpen = form !== undefined;
  const dialog = useWantedPart(
    () => import("./product-dialog").then((part) => part.ProductDialog),
    isOpen,
    { isFetchedAhead: true },
  );
  return (
    <ListTools parts={tools}>
      {children}
      {dialog.Part && form && (
        <dialog.Part key={form.product?.id ?? "new"} product={form.product} />
      )}
    </ListTools>
  );
}
