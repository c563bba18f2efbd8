import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Logo } from "@/components/ui/logo";
import { PlainButton } from "@/components/ui/plain-button";
import styles from "./plain-error-screen.module.css";

/** Shown in place of a page without MUI that failed, with a button to try again. */
export function PlainErrorScreen({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations("layout");
  useEffect(() => console.error(error), [error]);
  return (
    <main className={styles.notice}>
      <Logo size={72} />
      <h1>{t("failed.title")}</h1>
      <p>{t("failed.text")}</p>
      <PlainButton look="contained" onClick={retry}>
        {t("tryAgain")}
      </PlainButton>
    </main>
  );
}
