import Box from "@mui/material/Box";
import Pagination from "@mui/material/Pagination";
import PaginationItem from "@mui/material/PaginationItem";
import { useTranslations } from "next-intl";
import { useTicketsTools } from "./tickets-tools";
import { PAGE_SIZE } from "./use-ticket-table";

/** Which tickets are shown of how many, and the way to the others. */
export function TicketPages({ page, lastPage }: { page: number; lastPage: number }) {
  const t = useTranslations("desk");
  const { listed, pageHref, setPage } = useTicketsTools();
  const from = (page - 1) * PAGE_SIZE + 1;
  const to = Math.min(page * PAGE_SIZE, listed.length);
  return (
    <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 1, minHeight: 48 }}>
      <Box sx={{ flex: 1, color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
        {t("range", { from, to, total: listed.length })}
      </Box>
      {lastPage > 1 && (
        <Pagination
          count={lastPage}
          page={page}
          siblingCount={0}
          shape="rounded"
          onChange={(_, next) => setPage(next)}
          renderItem={(item) => (
            <PaginationItem
              {...item}
              sx={{ mx: 0, minWidth: { xs: 40, sm: 48 }, height: 48 }}
              component="a"
              href={pageHref(item.page ?? 1)}
              onClick={(event) => {
                event.preventDefault();
                item.onClick(event);
              }}
            />
          )}
        />
      )}
    </Box>
  );
}
