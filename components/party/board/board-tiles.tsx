import { useFormatter, useTranslations } from "next-intl";
import { FilterLink } from "@/components/party/request-list/filter-link";
import { useRevealed } from "@/components/party/request-list/use-revealed";
import type { DjCounts } from "@/lib/party/events/schema";
import styles from "./board-tiles.module.css";
import { PickButton } from "./pick-button";
import { SortMenu } from "./sort-menu";

const FILTERS = ["pending", "queue", "later", "played", "declined", "all"] as const;

/**
 * The number of requests per filter, in one line. A tile selects the filter that it counts. At the end stands what acts
 * on the list below.
 */
export function BoardTiles({ counts }: { counts: DjCounts | undefined }) {
  const t = useTranslations("requests");
  const row = useRevealed(FILTERS[0]);
  return (
    <div className={styles.row}>
      <nav ref={row} aria-label={t("filters")} className={styles.tiles}>
        {FILTERS.map((filter) => (
          <BoardTile key={filter} filter={filter} count={counts?.[filter]} />
        ))}
      </nav>
      <SortMenu />
      <PickButton />
    </div>
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
      <b className={styles.count}>{count === undefined ? "–" : format.number(count)}</b>
      <span className={styles.name}>{t(filter)}</span>
    </FilterLink>
  );
}
