import { useTranslations } from "next-intl";
import type from "@/components/ui/type.module.css";
import { useSync } from "@/lib/client/effects/use-change";
import { useRequestsStore } from "@/lib/party/request-list/store";
import { PageLinks } from "./page-links";
import styles from "./request-pages.module.css";
import { useListHref } from "./use-list-href";

type Paged = { page: number; pageSize: number; pageCount: number; total: number };

/** The pagination of the list. */
export function RequestPages({ page, pageSize, pageCount, total }: Paged) {
  const t = useTranslations("requests");
  const setPage = useRequestsStore((state) => state.setPage);
  const href = useListHref();
  // Of a single page the tiles tell the number, but not of what a search has found.
  const isFound = useRequestsStore(({ requestSearch }) => requestSearch !== "");
  // Live changes may have emptied the current page.
  useSync(`${page} ${pageCount}`, () => {
    if (page <= pageCount) return;
    // A correction is no step to go back to.
    window.history.replaceState(null, "", href({ page: pageCount }));
    setPage(pageCount);
  });
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);

  return (
    <div className={styles.pages}>
      {(pageCount > 1 || isFound) && (
        <p className={`${type.quiet} ${styles.range}`}>{t("range", { from, to, total })}</p>
      )}
      {pageCount > 1 && (
        <PageLinks
          page={Math.min(page, pageCount)}
          count={pageCount}
          hrefOf={(next) => href({ page: next })}
          onTurn={setPage}
        />
      )}
    </div>
  );
}
