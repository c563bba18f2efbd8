import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  type Row,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useLocale } from "next-intl";
import { useMemo } from "react";
import { dayOf, type ListedTicket } from "@/lib/office/tickets/rules";
import { ticketStatuses } from "@/lib/office/tickets/schema";
import type { TicketsTools } from "./tickets-tools";

export const ticketColumns = ["number", "title", "status", "agent", "date"] as const;
export type TicketColumn = (typeof ticketColumns)[number];

/** A page fills a tablet's screen. */
export const PAGE_SIZE = 10;

type Sort = TicketsTools["sort"];

const NEWEST_FIRST: Sort = { column: "date", isDescending: true };

/** The order that an address names: the column, with a hyphen before it for descending. */
export function sortOf(text: string | null): Sort {
  const column = ticketColumns.find((known) => known === text?.replace(/^-/, ""));
  return column ? { column, isDescending: text?.startsWith("-") === true } : NEWEST_FIRST;
}

/** The name of an order in an address; undefined for the usual one. */
export function sortText({ column, isDescending }: Sort) {
  const isUsual = column === NEWEST_FIRST.column && isDescending === NEWEST_FIRST.isDescending;
  return isUsual ? undefined : `${isDescending ? "-" : ""}${column}`;
}

type Cell = string | number;
const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
const helper = createColumnHelper<typeof features, ListedTicket>();
const values: Record<TicketColumn, (ticket: ListedTicket) => Cell> = {
  number: ({ Id }) => Id,
  title: ({ ticketTitle }) => ticketTitle,
  status: ({ Status }) => ticketStatuses.indexOf(Status),
  agent: ({ AgentName }) => AgentName,
  date: dayOf,
};

/** The tickets in order, a page of them at a time. */
export function useTicketTable({ listed, sort, page }: TicketsTools) {
  const locale = useLocale();
  const columns = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
    const inOrder = (
      a: Row<typeof features, ListedTicket>,
      b: Row<typeof features, ListedTicket>,
      id: string,
    ) => {
      const [first, second] = [a.getValue<Cell>(id), b.getValue<Cell>(id)];
      if (typeof first === "number" && typeof second === "number") return first - second;
      return compare(String(first), String(second));
    };
    return helper.columns(
      ticketColumns.map((id) =>
        helper.accessor(values[id], { id, sortFn: inOrder, sortDescFirst: id === "date" }),
      ),
    );
  }, [locale]);
  const lastPage = Math.max(1, Math.ceil(listed.length / PAGE_SIZE));
  const pageIndex = Math.min(page, lastPage) - 1;

  const table = useTable({
    features,
    data: listed,
    columns,
    state: {
      // Tickets that are equal in this respect stand newest first.
      sorting: [
        { id: sort.column, desc: sort.isDescending },
        { id: "date", desc: true },
        { id: "number", desc: true },
      ],
      pagination: { pageIndex, pageSize: PAGE_SIZE },
    },
    getRowId: ({ id }) => String(id),
    autoResetPageIndex: false,
  });
  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    page: pageIndex + 1,
    lastPage,
  };
}
