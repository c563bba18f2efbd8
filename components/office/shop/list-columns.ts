import type { ColumnSort } from "@/components/office/desk/use-sorted-pages";
import type { Product } from "@/lib/office/shop/schema";

export const listColumns = ["title", "created", "stock", "price"] as const;
export type ListColumn = (typeof listColumns)[number];
export type ListSort = ColumnSort<ListColumn>;

export const NEWEST_FIRST: ListSort = { column: "created", isDescending: true };
/** Products that are equal in what they are sorted by stand newest first. */
export const TIES: readonly ListSort[] = [NEWEST_FIRST];

/** What each column sorts by. */
export const listValues: Record<ListColumn, (product: Product) => string | number> = {
  title: ({ title }) => title,
  created: ({ created }) => created,
  stock: ({ stock }) => (stock ? 0 : 1),
  price: ({ salesPrice }) => salesPrice,
};

/** Where the table does not fit, its rows are cards. */
export const NARROW = "@container (max-width: 759.95px)";

/** The columns of the table, for its head and its rows. */
export const GRID = {
  display: "grid",
  gridTemplateColumns: "48px minmax(0, 1fr) 104px 136px 168px 48px",
  alignItems: "center",
  columnGap: 1.5,
  px: 1,
} as const;
