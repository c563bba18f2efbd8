import type { ReactNode } from "react";
import styles from "./full-bleed.module.css";

/**
 * For a page that fills the window below the top bar: full width even with boxed pages, no padding, and a fixed height,
 * so that its columns scroll and the page does not. If it has a rail (of `--rail-width`, below `--topbar-overlap`), the
 * top bar of wide screens takes no row of its own: it is as wide as the rail and lies on it.
 */
export function FullBleed({
  hasRail = false,
  children,
}: {
  hasRail?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-full-bleed data-rail={hasRail || undefined} className={styles.page}>
      {children}
    </div>
  );
}
