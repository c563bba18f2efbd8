import { useTranslations } from "next-intl";
import { ColumnHead } from "@/components/office/desk/column-head";
import { GridTable } from "@/components/office/desk/grid-table";
import { useListKeys } from "@/components/office/desk/use-list-keys";
import type { ListedTicket } from "@/lib/office/tickets/rules";
import { ticketColumns } from "./ticket-columns";
import { GRID, NARROW } from "./ticket-looks";
import { TicketRow } from "./ticket-row";
import { useTicketTools } from "./tickets-tools";

/**
 * A page of tickets. The arrow keys, Home and End open the neighbours of the open ticket, and Delete removes: one stop
 * of the Tab key.
 */
export function TicketTable({ rows }: { rows: readonly ListedTicket[] }) {
  const t = useTranslations("tickets");
  const { chosen } = useTicketTools("selection");
  const { sort } = useTicketTools("filter");
  const { select, remove, setSort } = useTicketTools("actions");
  const { handleKey, isFollowing } = useListKeys({
    items: rows,
    onSelect: select,
    onRemove: remove,
  });
  const stop = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen?.id),
  );
  return (
    <GridTable
      label={t("list")}
      grid={GRID}
      narrow={NARROW}
      onKeyDown={handleKey}
      heads={ticketColumns.map((column) => (
        <ColumnHead
          key={column}
          {...{ column, sort, setSort }}
          label={t(`columns.${column}`)}
          isDescendingFirst={column === "date"}
        />
      ))}
      rows={rows.map((ticket, index) => (
        <TicketRow
          key={ticket.id}
          ticket={ticket}
          isStop={index === stop}
          isFollowing={isFollowing}
        />
      ))}
    />
  );
}
