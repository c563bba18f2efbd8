import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type from "@/components/ui/type.module.css";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { ShownFilter } from "@/lib/party/requests/list-schema";
import { FilterLink } from "./filter-link";
import styles from "./filter-tiles.module.css";

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
    const isFirst = revealed.current === undefined;
    revealed.current = current;
    // Where the row begins with it, it is in view: asking would lay out the page before it has started.
    if (isFirst && current === filters[0]) return;
    // Before hydration, the visitor may have scrolled the row themselves.
    const isScrolled = isFirst && row.current?.scrollLeft !== 0;
    if (!isScrolled) revealCurrent(row.current);
  }, [current, filters]);

  return (
    <nav ref={row} aria-label={t("filters")} className={styles.row}>
      {filters.map((filter) => (
        <FilterLink key={filter} filter={filter} className={styles.tile}>
          <span className={`${type.h4} ${styles.count}`}>
            {counts ? format.number(counts[filter] ?? 0) : "–"}
          </span>
          <span className={styles.name}>{t(`filter.${filter}`)}</span>
        </FilterLink>
      ))}
    </nav>
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
