import type { ReactNode } from "react";
import styles from "./landing.module.css";

type Props = { id: string; title: string; lead?: string; isBand?: boolean; children: ReactNode };

/** One section of the page: its heading at the start side, its content beside or below. */
export function LandingPart({ id, title, lead, isBand = false, children }: Props) {
  return (
    <section aria-labelledby={id} className={isBand ? styles.band : undefined}>
      <div className={`${styles.width} ${styles.part}`}>
        <div className={styles.heading}>
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles.prose}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
