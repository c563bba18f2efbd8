import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  type Row,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useLocale } from "next-intl";
import { useMemo } from "react";

/** A page fills a tablet's screen. */
const PAGE_SIZE = 10;

export type ColumnSort<C extends string> = { column: C; isDescending: boolean };

/** The order that an address names: the column, with a hyphen before it for descending. */
export function sortIn<C extends string>(
  text: string | null,
  columns: readonly C[],
  usual: ColumnSort<C>,
): ColumnSort<C> {
  const column = columns.find((known) => known === text?.replace(/^-/, ""));
  return column ? { column, isDescending: text?.startsWith("-") === true } : usual;
}

/** The name of an order in an address; undefined for the usual one. */
export function sortText<C extends string>(
  { column, isDescending }: ColumnSort<C>,
  usual: ColumnSort<C>,
) {
  const isUsual = column === usual.column && isDescending === usual.isDescending;
  return isUsual ? undefined : `${isDescending ? "-" : ""}${column}`;
}

/** The page that an address names, from 1; the first one where it names none. */
export function pageIn(text: string | null) {
  return Math.max(1, Math.trunc(Number(text)) || 1);
}

/** The number of a page in an address; undefined for the first one. */
export function pageText(page: number) {
  return page > 1 ? page : undefined;
}

type Cell = string | number;
const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

type Props<T extends { id: number }, C extends string> = {
  items: T[];
  /** What each column sorts by: the same object at every render. */
  values: Record<C, (item: T) => Cell>;
  sort: ColumnSort<C>;
  /** The order of those that are equal in that respect. */
  ties: readonly ColumnSort<C>[];
  /** From 1; one after the last shows the last. */
  page: number;
};

/** Items in order, a page of them at a time. */
export function useSortedPages<T extends { id: number }, C extends string>(props: Props<T, C>) {
  const { items, values, sort, ties, page } = props;
  const locale = useLocale();
  const columns = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
    const inOrder = (a: Row<typeof features, T>, b: Row<typeof features, T>, id: string) => {
      const [first, second] = [a.getValue<Cell>(id), b.getValue<Cell>(id)];
      if (typeof first === "number" && typeof second === "number") return first - second;
      return compare(String(first), String(second));
    };
    const helper = createColumnHelper<typeof features, T>();
    const entries = Object.entries(values) as [C, (item: T) => Cell][];
    return helper.columns(
      entries.map(([id, value]) =>
        helper.accessor(value, { id, sortFn: inOrder, sortDescFirst: false }),
      ),
    );
  }, [locale, values]);
  const lastPage = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const pageIndex = Math.min(page, lastPage) - 1;
  const sorting: SortingState = [sort, ...ties].map(({ column, isDescending }) => ({
    id: column,
    desc: isDescending,
  }));

  const table = useTable({
    features,
    data: items,
    columns,
    state: { sorting, pagination: { pageIndex, pageSize: PAGE_SIZE } },
    getRowId: ({ id }) => String(id),
    autoResetPageIndex: false,
  });
  const before = pageIndex * PAGE_SIZE;
  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    page: pageIndex + 1,
    lastPage,
    range: {
      from: before + 1,
      to: Math.min(before + PAGE_SIZE, items.length),
      total: items.length,
    },
  };
}
