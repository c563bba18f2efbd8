import { useTranslations } from "next-intl";
import { ModeButton } from "@/components/shell/customizer/mode-button";
import { LanguageSelect } from "@/components/shell/languages/language-select";
import { Brand } from "@/components/ui/brand";
import { ButtonLink } from "@/components/ui/button";
import styles from "./landing.module.css";

export function LandingHeader() {
  const t = useTranslations("layout.menu");
  return (
    <header className={`${styles.width} ${styles.header}`}>
      <Brand />
      <div className={styles.tools}>
        <ModeButton />
        <LanguageSelect />
      </div>
      <div className={styles.signIn}>
        <ButtonLink variant="tinted" color="inherit" href="/auth/login" size="medium">
          {t("signIn")}
        </ButtonLink>
      </div>
    </header>
  );
}
