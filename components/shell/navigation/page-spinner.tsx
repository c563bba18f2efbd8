"use client";

import { useOffline } from "next/offline";
import { useTranslations } from "next-intl";
import { useEffect, useTransition } from "react";
import { useNavigationStore } from "@/lib/shell/navigation/store";
import styles from "./page-spinner.module.css";

/**
 * Spins while the next page loads. The current page stays: a `loading.tsx` would hide the server's HTML from visitors
 * without scripts. Without a connection it stays too, and says so.
 */
export function PageSpinner() {
  const t = useTranslations("layout");
  const isOffline = useOffline();
  const [isComing, startTransition] = useTransition();

  // The store changes in the call that starts the navigation. React makes one transition of the two, which ends when
  // the new page is on screen, however long that takes.
  useEffect(() => useNavigationStore.subscribe(() => startTransition(() => {})), []);

  if (!isComing) return null;
  return (
    <div role="status" className={styles.spinner}>
      <div role="progressbar" aria-label={t("loading")} className={styles.ring} />
      {isOffline && <p className={styles.notice}>{t("waitsForConnection")}</p>}
    </div>
  );
}
