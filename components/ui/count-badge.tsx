import type { ReactNode } from "react";
import styles from "./count-badge.module.css";

const MOST = 99;

/** A count on the corner of an icon; the button around it says the count in words. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={styles.badge}>
      {children}
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {count > MOST ? `${MOST}+` : count}
        </span>
      )}
    </span>
  );
}
