import { ListPages } from "@/components/office/desk/list-pages";
import { useTicketsTools } from "./tickets-tools";
import { PAGE_SIZE } from "./use-ticket-table";

/** Which tickets are shown of how many, and the way to the others. */
export function TicketPages({ page, lastPage }: { page: number; lastPage: number }) {
  const { listed, pageHref, setPage } = useTicketsTools();
  const from = (page - 1) * PAGE_SIZE + 1;
  const to = Math.min(page * PAGE_SIZE, listed.length);
  const range = { from, to, total: listed.length };
  return <ListPages {...{ page, lastPage, range }} hrefOf={pageHref} onGo={setPage} />;
}
