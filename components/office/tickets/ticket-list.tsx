import { IconTicket } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { ListPages } from "@/components/office/desk/list-pages";
import { ListPane } from "@/components/office/desk/list-pane";
import { NoMatches } from "@/components/office/desk/no-matches";
import { SampleLine } from "@/components/office/desk/sample-line";
import { useSortedPages } from "@/components/office/desk/use-sorted-pages";
import { StatusTiles } from "./status-tiles";
import { TIES, ticketValues } from "./ticket-columns";
import { TicketFilters } from "./ticket-filters";
import { TicketTable } from "./ticket-table";
import { useTicketTools } from "./tickets-tools";

export const ROW_HEIGHT = 64;

/** Tiles, search, and the tickets that match, a page at a time. */
export function TicketList() {
  const { tickets } = useTicketTools("selection");
  const { listed, sort, page, pageHref } = useTicketTools("filter");
  const { setPage, showAll } = useTicketTools("actions");
  const { rows, ...pages } = useSortedPages({
    items: listed,
    values: ticketValues,
    ties: TIES,
    sort,
    page,
  });
  return (
    <ListPane sx={{ overflowY: "auto", containerType: "inline-size" }}>
      <StatusTiles />
      <TicketFilters />
      {rows.length > 0 ? (
        <>
          <TicketTable rows={rows} />
          <ListPages {...pages} hrefOf={pageHref} onGo={setPage} />
        </>
      ) : tickets.length > 0 ? (
        <NoMatches onShowAll={showAll} />
      ) : (
        <NoTickets />
      )}
      {/* On phones the main action floats above the end of the list. */}
      <SampleLine sx={{ display: { sm: "none" }, pt: 1, pb: 10 }} />
    </ListPane>
  );
}

function NoTickets() {
  const t = useTranslations("tickets");
  const { openForm } = useTicketTools("actions");
  return (
    <AreaNotice
      icon={IconTicket}
      title={t("empty.title")}
      text={t("empty.text")}
      action={{ label: t("new"), onClick: openForm }}
    />
  );
}
