import { IconSearch } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { RequestSearch } from "@/components/party/request-list/request-search";
import { onPlainClick } from "@/components/ui/plain-click";
import { useRequestsStore } from "@/lib/party/request-list/store";
import styles from "./folded-search.module.css";

const FIELD_ID = "search";

/** The search. On a phone it opens with the icon beside the children, which is a plain link without scripts. */
export function FoldedSearch({ children }: { children: ReactNode }) {
  const t = useTranslations("requests");
  const hasSearch = useRequestsStore(({ requestSearch }) => requestSearch !== "");
  const [isOpened, setIsOpened] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const isOpen = isOpened || hasSearch;

  return (
    <>
      <div className={styles.top}>
        <div className={styles.beside}>{children}</div>
        {!isOpen && (
          <a
            href={`#${FIELD_ID}`}
            aria-label={t("openSearch")}
            onClick={onPlainClick(() => {
              setIsOpened(true);
              // Shown by then.
              setTimeout(() =>
                field.current?.querySelector<HTMLInputElement>("input[type=text]")?.focus(),
              );
            })}
            className={styles.opener}
          >
            <IconSearch size={20} aria-hidden />
          </a>
        )}
      </div>
      <div
        ref={field}
        id={FIELD_ID}
        className={isOpen ? `${styles.field} ${styles.open}` : styles.field}
      >
        <RequestSearch label={t("searchLabel")} />
      </div>
    </>
  );
}
