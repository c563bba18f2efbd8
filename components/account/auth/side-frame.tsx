import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Brand } from "@/components/ui/brand";
import { EqualizerArt } from "@/components/ui/equalizer-art";
import styles from "./auth.module.css";

/** The form at the end side; the start side introduces the product on wide screens. */
export function SideFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("accounts.side");
  return (
    <div className={styles.side}>
      <aside className={styles.aside}>
        <Brand />
        <EqualizerArt />
        <div>
          <p className={styles.headline}>{t("headline")}</p>
          <p className={styles.pitch}>{t("text")}</p>
        </div>
      </aside>
      <main className={styles.main}>
        <div className={styles.form}>
          <div className={styles.brand}>
            <Brand />
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
