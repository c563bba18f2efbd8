import Box from "@mui/material/Box";
import Pagination from "@mui/material/Pagination";
import PaginationItem from "@mui/material/PaginationItem";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useRequestsStore } from "@/lib/party/request-list/store";
import { useListHref } from "./use-list-href";

type Paged = { page: number; pageSize: number; pageCount: number; total: number };

/** The pagination of the list. */
export function RequestPages({ page, pageSize, pageCount, total }: Paged) {
  const t = useTranslations("requests");
  const setPage = useRequestsStore((state) => state.setPage);
  const href = useListHref();
  // Live changes may have emptied the current page.
  const showLastPage = useEffectEvent(() => {
    // A correction is no step to go back to.
    window.history.replaceState(null, "", href({ page: pageCount }));
    setPage(pageCount);
  });
  useEffect(() => {
    if (page > pageCount) showLastPage();
  }, [page, pageCount]);
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);

  return (
    <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 1, minHeight: 44 }}>
      <Typography color="textSecondary" sx={{ flex: 1, fontVariantNumeric: "tabular-nums" }}>
        {t("range", { from, to, total })}
      </Typography>
      {pageCount > 1 && (
        <Pagination
          count={pageCount}
          page={Math.min(page, pageCount)}
          siblingCount={0}
          shape="rounded"
          onChange={(_, next) => setPage(next)}
          renderItem={(item) => (
            <PaginationItem
              {...item}
              // Large enough for a finger in the dark; seven of them fit on a phone.
              sx={{ mx: 0, minWidth: "clamp(40px, (100vw - 32px) / 7, 48px)", height: 48 }}
              component="a"
              href={href({ page: item.page ?? 1 })}
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
