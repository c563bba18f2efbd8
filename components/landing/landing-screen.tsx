import { useTranslations } from "next-intl";
import { SkipLink } from "@/components/ui/skip-link";
import { ClosingPart } from "./closing-part";
import { FactList } from "./fact-list";
import { GuestPart } from "./guest-part";
import styles from "./landing.module.css";
import { LandingFooter } from "./landing-footer";
import { LandingHeader } from "./landing-header";
import { LandingHero } from "./landing-hero";
import { LandingPart } from "./landing-part";
import { StepsPart } from "./steps-part";

const CONTENT_ID = "content";

/**
 * The landing page: what Crowdcue is, and the entrances for guests with a code and for DJs. Only the server renders
 * it: what reacts to the visitor are a few small parts.
 */
export function LandingScreen() {
  const t = useTranslations("landing");
  return (
    <>
      <SkipLink target={CONTENT_ID} />
      <LandingHeader />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <LandingHero />
        <StepsPart />
        <GuestPart />
        <LandingPart id="djs" title={t("djs.title")} lead={t("djs.lead")}>
          <FactList facts={["card", "order", "later", "undo", "limits", "booth"]} columns={3} />
        </LandingPart>
        <LandingPart id="privacy" title={t("privacy.title")} isBand>
          <FactList facts={["words", "cookie", "site"]} columns={3} />
        </LandingPart>
        <ClosingPart />
      </main>
      <LandingFooter />
    </>
  );
}
