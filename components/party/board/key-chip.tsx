import { IconCirclesRelation } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { musicalOf } from "@/lib/party/library/keys";
import styles from "./key-chip.module.css";

/** A key as DJs read it. `fits` says that it goes with what is playing; what is playing wears the same without the word. */
export function KeyChip({ name, look }: { name: string; look?: "fits" | "playing" | undefined }) {
  const t = useTranslations("board.tracks");
  return (
    <bdi
      title={musicalOf(name)}
      data-fits={look === "fits" || undefined}
      className={look ? `${styles.chip} ${styles.fits}` : styles.chip}
    >
      {look === "fits" && <IconCirclesRelation size={14} aria-hidden />}
      {look === "fits" ? (
        <>
          <span className={styles.said}>{t("fits", { key: name })}</span>
          <span aria-hidden className={styles.short}>
            {name}
          </span>
        </>
      ) : (
        name
      )}
    </bdi>
  );
}
