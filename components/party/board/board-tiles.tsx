import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { FilterLink } from "@/components/party/request-list/filter-link";
import type { ListCounts } from "@/lib/party/requests/list-schema";
import styles from "./board-tiles.module.css";
import { SortMenu } from "./sort-menu";

const FILTERS = ["pending", "queue", "later", "played", "declined", "all"] as const;

/** The number of requests per filter, in one line. A tile selects the filter that it counts. */
export function BoardTiles({ counts }: { counts: ListCounts | undefined }) {
  const t = useTranslations("requests");
  return (
    <Box sx={{ display: "flex", gap: 0.75 }}>
      <Box
        component="nav"
        aria-label={t("filters")}
        sx={{
          flex: 1,
          minWidth: 0,
          display: "grid",
          gap: 0.75,
          gridTemplateColumns: { xs: "repeat(3, 1fr)", sm: `repeat(${FILTERS.length}, 1fr)` },
        }}
      >
        {FILTERS.map((filter) => (
          <BoardTile key={filter} filter={filter} count={counts?.[filter]} />
        ))}
      </Box>
      <SortMenu />
    </Box>
  );
}

function BoardTile({
  filter,
  count,
}: {
  filter: (typeof FILTERS)[number];
  count: number | undefined;
}) {
  const t = useTranslations("requests.filter");
  const format = useFormatter();
  return (
    <FilterLink filter={filter} className={styles.tile}>
      <Box
        component="b"
        sx={{ color: "text.primary", fontSize: "1.0625rem", fontVariantNumeric: "tabular-nums" }}
      >
        {count === undefined ? "–" : format.number(count)}
      </Box>
      <Box
        component="span"
        sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
      >
        {t(filter)}
      </Box>
    </FilterLink>
  );
}
