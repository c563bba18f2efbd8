import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  type Row,
  type RowSelectionState,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useLocale } from "next-intl";
import { useMemo, useState } from "react";
import type { ColumnSort } from "@/components/office/desk/use-sorted-pages";
import { completed } from "@/lib/office/tables/rules";
import { type Song, type SongColumn, songColumns } from "@/lib/office/tables/schema";
import { useColumnStore } from "@/lib/office/tables/store";

const features = tableFeatures({
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
const helper = createColumnHelper<typeof features, Song>();
export type SongRow = Row<typeof features, Song>;

export type Sort = ColumnSort<SongColumn>;

type Shown = { listed: Song[]; sort: Sort; page: number; size: number };

/** The songs in order, a page of them at a time, with the columns that the visitor chose. */
export function useSongTable({ listed, sort, page, size }: Shown) {
  const locale = useLocale();
  const { order, hidden } = useColumnStore();
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const columns = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
    const inOrder = (a: SongRow, b: SongRow, id: string) =>
      compare(String(a.getValue(id)), String(b.getValue(id)));
    return helper.columns(
      songColumns.map((id) => helper.accessor((song) => song[id], { id, sortFn: inOrder })),
    );
  }, [locale]);
  const lastPage = Math.max(1, Math.ceil(listed.length / size));
  const pageIndex = Math.min(page, lastPage) - 1;

  // The table has new rows for new objects.
  const pagination = useMemo(() => ({ pageIndex, pageSize: size }), [pageIndex, size]);
  const sorting = useMemo(() => {
    const { column, isDescending } = sort;
    // Songs that are equal in this respect stand by title.
    return [
      { id: column, desc: isDescending },
      { id: "title", desc: false },
    ];
  }, [sort]);

  const table = useTable({
    features,
    data: listed,
    columns,
    state: { sorting, pagination, rowSelection },
    onRowSelectionChange: setRowSelection,
    getRowId: ({ id }) => String(id),
    autoResetPageIndex: false,
  });
  const picked = useMemo(
    () => listed.filter(({ id }) => rowSelection[String(id)]),
    [listed, rowSelection],
  );
  return {
    rows: table.getRowModel().rows,
    columns: useMemo(
      () => completed(order).filter((column) => !hidden.includes(column)),
      [order, hidden],
    ),
    /** All that match, in order. */
    inOrder: () => table.getSortedRowModel().rows.map(({ original }) => original),
    page: pageIndex + 1,
    lastPage,
    picked,
    isPagePicked: table.getIsAllPageRowsSelected(),
    isPagePartlyPicked: table.getIsSomePageRowsSelected(),
    pickPage: (isPicked: boolean) => table.toggleAllPageRowsSelected(isPicked),
    pickNone: () => setRowSelection({}),
  };
}
