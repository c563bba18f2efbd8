import { useTranslations } from "next-intl";
import styles from "./landing.module.css";
import { LandingPart } from "./landing-part";

const steps = ["ask", "decide", "play"] as const;

export function StepsPart() {
  const t = useTranslations("landing.steps");
  return (
    <LandingPart id="steps" title={t("title")}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <p aria-hidden className={styles.number}>
              {index + 1}
            </p>
            <h3>{t(`${step}.title`)}</h3>
            <p className={styles.prose}>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </LandingPart>
  );
}
