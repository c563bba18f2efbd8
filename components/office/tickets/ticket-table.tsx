import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { useTranslations } from "next-intl";
import { ColumnHead } from "@/components/office/desk/column-head";
import { useListKeys } from "@/components/office/desk/use-list-keys";
import type { ListedTicket } from "@/lib/office/tickets/rules";
import { ticketColumns } from "./ticket-columns";
import { GRID, NARROW } from "./ticket-looks";
import { TicketRow } from "./ticket-row";
import { useTicketTools } from "./tickets-tools";

/**
 * A page of tickets. The roles are written out, because browsers forget those of a table that is laid out as a grid.
 * The arrow keys, Home and End open the neighbours of the open ticket, and Delete removes: one stop of the Tab key.
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
    <Card onKeyDown={handleKey} sx={{ flex: "none", p: 0, [NARROW]: asCards }}>
      <Box role="table" aria-label={t("list")} aria-rowcount={rows.length + 1}>
        <Box role="row" sx={[GRID, { minHeight: 48, [NARROW]: { display: "none" } }]}>
          {ticketColumns.map((column) => (
            <ColumnHead
              key={column}
              {...{ column, sort, setSort }}
              label={t(`columns.${column}`)}
              isDescendingFirst={column === "date"}
            />
          ))}
        </Box>
        {rows.map((ticket, index) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            isStop={index === stop}
            isFollowing={isFollowing}
          />
        ))}
      </Box>
    </Card>
  );
}

const asCards = {
  bgcolor: "transparent",
  backgroundImage: "none",
  border: 0,
  boxShadow: "none",
  overflow: "visible",
} as const;
