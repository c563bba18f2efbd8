import Box from "@mui/material/Box";
import Pagination from "@mui/material/Pagination";
import PaginationItem from "@mui/material/PaginationItem";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { onPlainClick } from "@/components/ui/plain-click";

type Props = {
  page: number;
  lastPage: number;
  /** Which items are shown of how many. */
  range: { from: number; to: number; total: number };
  hrefOf: (page: number) => string;
  onGo: (page: number) => void;
};

/** Which items of a list are shown, and the way to the others. */
export function ListPages({ page, lastPage, range, hrefOf, onGo }: Props) {
  const t = useTranslations("desk");
  return (
    <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 1, minHeight: 48 }}>
      <Box sx={{ flex: 1, color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
        {t("range", range)}
      </Box>
      {lastPage > 1 && (
        <Pagination
          count={lastPage}
          page={page}
          siblingCount={0}
          shape="rounded"
          onChange={(_, next) => onGo(next)}
          renderItem={(item) => (
            <PaginationItem
              {...item}
              sx={{ mx: 0, minWidth: { xs: 40, sm: 48 }, height: 48 }}
              component="a"
              href={hrefOf(item.page ?? 1)}
              onClick={onPlainClick((event: MouseEvent) => item.onClick(event))}
            />
          )}
        />
      )}
    </Box>
  );
}
