import type { ReactNode } from "react";
import styles from "./hint.module.css";

/**
 * Shows what a control is called while a pointer or the keyboard's focus rests on it. MUI's tooltip brings Popper
 * along, which measures the page. It opens towards the start side: it is for the controls at a bar's end.
 */
export function Hint({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className={styles.hint} data-hint={title}>
      {children}
    </span>
  );
}
