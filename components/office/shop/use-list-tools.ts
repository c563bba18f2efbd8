import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { focusItem } from "@/components/office/desk/focus-when-shown";
import { useAddress } from "@/components/office/desk/use-address";
import { useSearch } from "@/components/office/desk/use-search";
import { sortIn, sortText } from "@/components/office/desk/use-sorted-pages";
import { isolated } from "@/components/ui/isolated";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { shopActions } from "@/lib/office/shop/actions";
import { matching, WHOLE_SHOP } from "@/lib/office/shop/rules";
import type { Product } from "@/lib/office/shop/schema";
import { listColumns, NEWEST_FIRST } from "./list-columns";
import type { ListTools } from "./list-tools";

const NONE: ReadonlySet<number> = new Set();

/** Makes the tools of the product list from the desk and the address. */
export function useTools(products: readonly Product[]): ListTools {
  const t = useTranslations("shop.list");
  const showUndo = useUndoToast();
  const { params, hrefOf, go } = useAddress();
  const [search, setSearch] = useSearch();
  const [checks, setChecks] = useState(NONE);
  const listed = matching(products, { ...WHOLE_SHOP, search: useDeferredValue(search) });
  const [form, setForm] = useState<ListTools["form"]>();
  const { add, edit, remove, setPrice, setStock } = shopActions(useDeskStore());

  return {
    edit: (product) => setForm({ product }),
    form,
    closeForm: () => setForm(undefined),
    keep(written) {
      const title = isolated(written.title);
      if (form?.product) return showUndo(t("edited", { title }), edit(form.product, written));
      const undo = add(written);
      setSearch("");
      go({ search: undefined, page: undefined, sort: undefined }, false);
      showUndo(t("added", { title }), undo);
    },
    async remove(product, neighbour) {
      // The menu gives the focus back first.
      await yieldToPaint();
      focusItem(neighbour?.id);
      const undo = remove(product.id);
      showUndo(t("deleted", { title: isolated(product.title) }), undo);
    },
    listed,
    search,
    // What is typed starts at the first page again.
    setSearch(next) {
      setSearch(next);
      if (params.has("page")) go({ page: undefined }, false);
    },
    showAll() {
      setSearch("");
      go({ search: undefined, page: undefined }, false);
    },
    sort: sortIn(params.get("sort"), listColumns, NEWEST_FIRST),
    setSort: (next) => go({ sort: sortText(next, NEWEST_FIRST), page: undefined }, false),
    page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
    pageHref: (page) => hrefOf({ page: page > 1 ? page : undefined }),
    setPage: (page) => go({ page: page > 1 ? page : undefined }, true),
    // What a search hides is not checked.
    checked: listed.filter(({ id }) => checks.has(id)),
    isChecked: (id) => checks.has(id),
    check(ids, isOn) {
      const rest = [...checks].filter((id) => !ids.includes(id));
      setChecks(new Set(isOn ? [...rest, ...ids] : rest));
    },
    setPrice(product, price) {
      showUndo(t("priceSet", { title: isolated(product.title) }), setPrice(product, price));
    },
    setStock(changed, stock) {
      const [first] = changed;
      const title = isolated(first?.title ?? "");
      const message = t(stock ? "nowInStock" : "nowSoldOut", { title, count: changed.length });
      showUndo(message, setStock(changed, stock));
    },
  };
}
