"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import styles from "./no-event-screen.module.css";

/** Shown to a DJ without an event: leads to creating the first one. */
export function NoEventScreen() {
  const t = useTranslations("board.none");
  return (
    <div className={styles.screen}>
      <div>
        <h1 className={styles.title}>{t("title")}</h1>
        <p className={styles.text}>{t("text")}</p>
        <ButtonLink variant="contained" href="/DJPortal/events">
          {t("create")}
        </ButtonLink>
      </div>
    </div>
  );
}
