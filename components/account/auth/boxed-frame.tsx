import type { ReactNode } from "react";
import { Brand } from "@/components/ui/brand";
import styles from "./auth.module.css";

/** The form in a box, over two lights. */
export function BoxedFrame({ children }: { children: ReactNode }) {
  return (
    <main className={styles.boxed}>
      <div aria-hidden className={styles.lights} />
      <div className={styles.box}>
        <div className={styles.brand}>
          <Brand />
        </div>
        {children}
      </div>
    </main>
  );
}
