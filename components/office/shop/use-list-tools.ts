import { useTranslations } from "next-intl";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { focusItem } from "@/components/office/desk/focus-when-shown";
import { pageIn, pageText, sortIn, sortText } from "@/components/office/desk/use-sorted-pages";
import { isolated } from "@/components/ui/isolated";
import { useAddress } from "@/components/ui/use-address";
import { useSearch } from "@/components/ui/use-search";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { useShallowStable } from "@/lib/client/use-shallow-stable";
import { useStableActions } from "@/lib/client/use-stable-actions";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { shopActions } from "@/lib/office/shop/actions";
import { matching, WHOLE_SHOP } from "@/lib/office/shop/rules";
import type { NewProduct, Product } from "@/lib/office/shop/schema";
import { type ListSort, listColumns, NEWEST_FIRST } from "./list-columns";

const NONE: ReadonlySet<number> = new Set();

/** Makes the tools of the product list from the desk and the address. */
export function useTools(products: readonly Product[]) {
  const t = useTranslations("shop.list");
  const showUndo = useUndoToast();
  const { params, hrefOf, go } = useAddress();
  const [search, setSearch] = useSearch();
  const searched = useDeferredValue(search);
  const [ids, setIds] = useState(NONE);
  const listed = useMemo(
    () => matching(products, { ...WHOLE_SHOP, search: searched }),
    [products, searched],
  );
  /** What the form holds; undefined while it is closed. */
  const [form, setForm] = useState<{ product: Product | undefined }>();
  const { add, edit, remove, setPrice, setStock } = shopActions(useDeskStore());
  const sorted = params.get("sort");

  const list = useShallowStable({
    /** Those that match the search, in no order. */
    listed,
    sort: useMemo(() => sortIn(sorted, listColumns, NEWEST_FIRST), [sorted]),
    /** From 1. */
    page: pageIn(params.get("page")),
    pageHref: useCallback((page: number) => hrefOf({ page: pageText(page) }), [hrefOf]),
  });
  const checks = useShallowStable({
    // What a search hides is not checked.
    checked: useMemo(() => listed.filter(({ id }) => ids.has(id)), [listed, ids]),
    isChecked: useCallback((id: number) => ids.has(id), [ids]),
  });
  const actions = useStableActions({
    // What is typed starts at the first page again.
    setSearch(next: string) {
      setSearch(next);
      if (params.has("page")) go({ page: undefined }, false);
    },
    showAll() {
      setSearch("");
      go({ search: undefined, page: undefined }, false);
    },
    setSort: (next: ListSort) => go({ sort: sortText(next, NEWEST_FIRST), page: undefined }, false),
    setPage: (page: number) => go({ page: pageText(page) }, true),
    check(some: readonly number[], isOn: boolean) {
      const rest = [...ids].filter((id) => !some.includes(id));
      setIds(new Set(isOn ? [...rest, ...some] : rest));
    },
    /** Opens the form of a product, or of a new one. */
    edit: (product?: Product) => setForm({ product }),
    closeForm: () => setForm(undefined),
    /** Adds or changes what the form holds, with a toast that undoes it. */
    keep(written: NewProduct) {
      const title = isolated(written.title);
      if (form?.product) return showUndo(t("edited", { title }), edit(form.product, written));
      const undo = add(written);
      setSearch("");
      go({ search: undefined, page: undefined, sort: undefined }, false);
      showUndo(t("added", { title }), undo);
    },
    /** With a toast that undoes it; the neighbour gets the focus. */
    async remove(product: Product, neighbour: Product | undefined) {
      // The menu gives the focus back first.
      await yieldToPaint();
      focusItem(neighbour?.id);
      const undo = remove(product.id);
      showUndo(t("deleted", { title: isolated(product.title) }), undo);
    },
    /** With a toast that undoes it. */
    setPrice(product: Product, price: number) {
      showUndo(t("priceSet", { title: isolated(product.title) }), setPrice(product, price));
    },
    /** With a toast that undoes it. */
    setStock(changed: readonly Product[], stock: boolean) {
      const [first] = changed;
      const title = isolated(first?.title ?? "");
      const message = t(stock ? "nowInStock" : "nowSoldOut", { title, count: changed.length });
      showUndo(message, setStock(changed, stock));
    },
  });
  return { search, list, checks, form, actions };
}
