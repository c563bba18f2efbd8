import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { onPlainClick } from "@/components/ui/plain-click";
import { shownPages } from "@/lib/party/request-list/rules";
import styles from "./page-links.module.css";

type Props = {
  page: number;
  count: number;
  hrefOf: (page: number) => string;
  onTurn: (page: number) => void;
};

/** Links to the pages of a list, which work without scripts. */
export function PageLinks({ page, count, hrefOf, onTurn }: Props) {
  const t = useTranslations("requests.pages");

  function linkTo(target: number, label: string, children: ReactNode) {
    const isThere = target >= 1 && target <= count;
    return (
      <a
        // Without an address, the arrow beyond either end is no stop of the keyboard.
        href={isThere ? hrefOf(target) : undefined}
        role={isThere ? undefined : "link"}
        aria-disabled={!isThere || undefined}
        aria-label={label}
        aria-current={target === page ? "page" : undefined}
        onClick={onPlainClick(() => isThere && onTurn(target))}
        className={styles.item}
      >
        {children}
      </a>
    );
  }

  return (
    <nav aria-label={t("label")}>
      <ul className={styles.pages}>
        <li>
          {linkTo(
            page - 1,
            t("previous"),
            <IconChevronLeft size={18} data-directional aria-hidden />,
          )}
        </li>
        {shownPages(page, count).map((shown, place) =>
          shown === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
            <li key={`gap ${place}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={shown}>
              {linkTo(shown, t(shown === page ? "current" : "other", { page: shown }), shown)}
            </li>
          ),
        )}
        <li>
          {linkTo(page + 1, t("next"), <IconChevronRight size={18} data-directional aria-hidden />)}
        </li>
      </ul>
    </nav>
  );
}
