import { createRequiredContext } from "@/lib/client/required-context";
import type { NewProduct, Product } from "@/lib/office/shop/schema";
import type { ListSort } from "./list-columns";

/** The tools that all parts of the product list share. */
export type ListTools = {
  /** Those that match the search, in no order. */
  listed: Product[];
  search: string;
  setSearch: (search: string) => void;
  showAll: () => void;
  sort: ListSort;
  setSort: (sort: ListSort) => void;
  /** From 1. */
  page: number;
  pageHref: (page: number) => string;
  setPage: (page: number) => void;
  checked: readonly Product[];
  isChecked: (id: number) => boolean;
  check: (ids: readonly number[], isOn: boolean) => void;
  /** Opens the form of a product, or of a new one. */
  edit: (product?: Product) => void;
  /** What the form holds; undefined while it is closed. */
  form: { product: Product | undefined } | undefined;
  closeForm: () => void;
  /** Adds or changes what the form holds, with a toast that undoes it. */
  keep: (written: NewProduct) => void;
  /** With a toast that undoes it; the neighbour gets the focus. */
  remove: (product: Product, neighbour: Product | undefined) => void;
  /** With a toast that undoes it. */
  setPrice: (product: Product, price: number) => void;
  /** With a toast that undoes it. */
  setStock: (products: readonly Product[], stock: boolean) => void;
};

export const [ListContext, useListTools] = createRequiredContext<ListTools>("ListContext");
