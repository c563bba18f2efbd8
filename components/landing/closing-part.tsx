import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EqualizerArt } from "@/components/ui/equalizer-art";
import { DjDoor } from "./dj-door";
import styles from "./landing.module.css";

/** Repeats both entrances for visitors who read to the end. */
export function ClosingPart() {
  const t = useTranslations("landing.closing");
  return (
    <section aria-labelledby="closing">
      <div className={`${styles.width} ${styles.closing}`}>
        <div className={styles.art}>
          <EqualizerArt />
        </div>
        <h2 id="closing">{t("title")}</h2>
        <p className={styles.prose}>{t("text")}</p>
        <div className={styles.ways}>
          <ButtonLink variant="contained" href="/requests">
            {t("join")}
          </ButtonLink>
          <DjDoor />
        </div>
      </div>
    </section>
  );
}
