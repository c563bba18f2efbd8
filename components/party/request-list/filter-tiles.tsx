import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useFormatter, useTranslations } from "next-intl";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { Filter } from "@/lib/party/requests/list-schema";
import { useListHref } from "./use-list-href";

/**
 * How many requests stand where; a tile is the filter it counts. Links rather than buttons, so that they
 * work before scripts do.
 */
export function FilterTiles({
  filters,
  counts,
}: {
  filters: readonly Filter[];
  counts: Partial<Record<Filter, number>> | undefined;
}) {
  const t = useTranslations("requests");
  const current = useRequestsStore(({ currentFilter }) => currentFilter);
  const setFilter = useRequestsStore((state) => state.setFilter);
  const format = useFormatter();
  const href = useListHref();

  return (
    <Box
      component="nav"
      aria-label={t("filters")}
      sx={{
        display: "grid",
        gap: 1,
        gridTemplateColumns: { xs: "repeat(3, 1fr)", sm: `repeat(${filters.length}, 1fr)` },
      }}
    >
      {filters.map((filter) => (
        <ButtonBase
          key={filter}
          component="a"
          href={href({ filter, page: 1 })}
          aria-current={filter === current}
          onClick={(event) => {
            event.preventDefault();
            setFilter(filter);
          }}
          sx={{
            display: "block",
            textAlign: "start",
            minWidth: 0,
            minHeight: 60,
            px: { xs: 1.5, md: 1.125 },
            py: 1,
            borderRadius: 1,
            border: "1.5px solid transparent",
            bgcolor: "background.paper",
            color: "text.secondary",
            typography: "body1",
            transition: "background-color 150ms",
            "&:hover": { bgcolor: "background.raised" },
            "&[aria-current=true]": {
              bgcolor: "primary.light",
              borderColor: "primary.main",
              color: "text.primary",
            },
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
        </ButtonBase>
      ))}
    </Box>
  );
}
