"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Logo } from "@/components/ui/logo";
import { PlainButton } from "@/components/ui/plain-button";
import styles from "./error-screen.module.css";

type Props = {
  error: unknown;
  retry: () => void;
  /** It stands in a frame, which has the main landmark. */
  isFramed?: boolean;
};

/** Shown in place of a page that failed, with a button to try again. */
export function ErrorScreen({ error, retry, isFramed = false }: Props) {
  const t = useTranslations("layout");
  const Root = isFramed ? "div" : "main";
  useEffect(() => console.error(error), [error]);
  return (
    <Root className={`${styles.notice} ${isFramed ? styles.framed : ""}`}>
      <Logo size={72} />
      <h1>{t("failed.title")}</h1>
      <p>{t("failed.text")}</p>
      <PlainButton look="contained" onClick={retry}>
        {t("tryAgain")}
      </PlainButton>
    </Root>
  );
}
