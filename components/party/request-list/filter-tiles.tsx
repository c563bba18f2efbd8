import { useFormatter, useTranslations } from "next-intl";
import { RisingNumber } from "@/components/ui/rising-number";
import type from "@/components/ui/type.module.css";
import type { ShownFilter } from "@/lib/party/requests/list-schema";
import { FilterLink } from "./filter-link";
import styles from "./filter-tiles.module.css";
import { useRevealed } from "./use-revealed";

/**
 * The number of requests by status; each tile filters by the status that it counts. Links, not buttons, so that they
 * work without scripts.
 */
export function FilterTiles({
  filters,
  counts,
  names = {},
}: {
  filters: readonly ShownFilter[];
  counts: Partial<Record<ShownFilter, number>> | undefined;
  /** Where a status is called otherwise than usual. */
  names?: Partial<Record<ShownFilter, string>>;
}) {
  const t = useTranslations("requests");
  const format = useFormatter();
  const row = useRevealed(filters[0]);

  return (
    <nav ref={row} aria-label={t("filters")} className={styles.row}>
      {filters.map((filter) => (
        <FilterLink key={filter} filter={filter} className={styles.tile}>
          <span className={`${type.h4} ${styles.count}`}>
            {counts ? (
              <RisingNumber value={counts[filter] ?? 0} text={format.number(counts[filter] ?? 0)} />
            ) : (
              "–"
            )}
          </span>
          <span className={styles.name}>{names[filter] ?? t(`filter.${filter}`)}</span>
        </FilterLink>
      ))}
    </nav>
  );
}
