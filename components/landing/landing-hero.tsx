import { useTranslations } from "next-intl";
import { JoinForm } from "@/components/party/guests/join-form";
import { DjDoor } from "./dj-door";
import styles from "./landing.module.css";
import { ProductPicture } from "./product-picture";

/** The product in one sentence, both entrances, and a picture. */
export function LandingHero() {
  const t = useTranslations("landing.hero");
  return (
    <section className={styles.hero}>
      <div className={`${styles.width} ${styles.entrances}`}>
        <div>
          <h1>{t("title")}</h1>
          <p className={`${styles.prose} ${styles.lead}`}>{t("lead")}</p>
        </div>
        <div className={styles.doors}>
          <div className={styles.card}>
            <h2>{t("guest")}</h2>
            <p>{t("hint")}</p>
            <JoinForm />
          </div>
          <DjDoor />
        </div>
      </div>
      <Pictures />
    </section>
  );
}

/** The booth's tablet with a guest's phone in front; on narrow screens the tablet runs off the edge. */
function Pictures() {
  const t = useTranslations("landing.pictures");
  return (
    <div className={`${styles.width} ${styles.pictures}`}>
      <div aria-hidden className={styles.glow} />
      <div className={styles.tablet}>
        <ProductPicture name="board" alt={t("board")} isFirst />
      </div>
      <div className={styles.phone}>
        <ProductPicture name="guest" alt={t("guest")} isFirst />
      </div>
    </div>
  );
}
