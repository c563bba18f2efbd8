import type { ReactNode } from "react";
import { onPlainClick } from "@/components/ui/plain-click";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { Filter } from "@/lib/party/requests/list-schema";
import styles from "./filter-link.module.css";
import { useListHref } from "./use-list-href";

type Props = { filter: Filter; className: string | undefined; children: ReactNode };

/** A tile that filters a list. A link, not a button, so that it works without scripts. */
export function FilterLink({ filter, className, children }: Props) {
  const href = useListHref();
  const current = useRequestsStore(({ currentFilter }) => currentFilter);
  const setFilter = useRequestsStore((state) => state.setFilter);
  return (
    <a
      href={href({ filter, page: 1 })}
      aria-current={filter === current}
      onClick={onPlainClick(() => setFilter(filter))}
      className={`${styles.tile} ${className}`}
    >
      {children}
    </a>
  );
}
