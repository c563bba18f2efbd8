import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { ShownFilter } from "@/lib/party/requests/list-schema";
import { FilterLink } from "./filter-link";

/**
 * The number of requests by status; each tile filters by the status that it counts. Links, not buttons, so that they
 * work without scripts.
 */
export function FilterTiles({
  filters,
  counts,
}: {
  filters: readonly ShownFilter[];
  counts: Partial<Record<ShownFilter, number>> | undefined;
}) {
  const t = useTranslations("requests");
  const current = useRequestsStore(({ currentFilter }) => currentFilter);
  const format = useFormatter();
  const row = useRef<HTMLElement>(null);
  const revealed = useRef<string>(undefined);
  useEffect(() => {
    // Before hydration, the visitor may have scrolled the row themselves.
    const isScrolled = revealed.current === undefined && row.current?.scrollLeft !== 0;
    revealed.current = current;
    if (!isScrolled) revealCurrent(row.current);
  }, [current]);

  return (
    <Box
      ref={row}
      component="nav"
      aria-label={t("filters")}
      sx={{
        display: "grid",
        gap: 1,
        // On a phone, one row that scrolls: the list below counts more than every tile at once.
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(max-content, 1fr)",
        overflowX: "auto",
        scrollbarWidth: "none",
      }}
    >
      {filters.map((filter) => (
        <FilterLink
          key={filter}
          filter={filter}
          sx={{
            display: "block",
            textAlign: "start",
            minWidth: 72,
            minHeight: 56,
            px: 1.125,
            py: 0.75,
            // The row that scrolls would cut an outline outside of the tile.
            "&.Mui-focusVisible": { outlineOffset: -2 },
            typography: "body1",
          }}
        >
          <Box
            component="span"
            sx={{
              display: "block",
              typography: "h4",
              color: "text.primary",
              fontVariantNumeric: "tabular-nums",
            }}
          >
            {counts ? format.number(counts[filter] ?? 0) : "–"}
          </Box>
          <Box
            component="span"
            sx={{
              display: "block",
              overflow: "hidden",
              textOverflow: "ellipsis",
              whiteSpace: "nowrap",
            }}
          >
            {t(`filter.${filter}`)}
          </Box>
        </FilterLink>
      ))}
    </Box>
  );
}

/** Scrolls the row, and nothing else, until the current tile is in view. */
function revealCurrent(row: HTMLElement | null) {
  const tile = row?.querySelector("[aria-current=true]");
  if (!row || !tile) return;
  const [around, inside] = [row.getBoundingClientRect(), tile.getBoundingClientRect()];
  const left = Math.min(0, inside.left - around.left) + Math.max(0, inside.right - around.right);
  if (left) row.scrollBy({ left });
}
