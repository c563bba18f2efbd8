import { useTranslations } from "next-intl";
import { FactList } from "./fact-list";
import styles from "./landing.module.css";
import { LandingPart } from "./landing-part";
import { ProductPicture } from "./product-picture";

/** What guests get, and how the DJ's answer looks. */
export function GuestPart() {
  const t = useTranslations("landing");
  return (
    <LandingPart id="guests" title={t("guests.title")} lead={t("guests.lead")} isBand>
      <div className={styles.guests}>
        <FactList facts={["free", "answer", "vote", "reception"]} columns={2} />
        <div className={styles.own}>
          <ProductPicture name="own" alt={t("pictures.own")} />
        </div>
      </div>
    </LandingPart>
  );
}
