import { useTranslations } from "next-intl";
import { useEffect } from "react";

type Words = { title: string; text: string; retry: string };

let kept: Words | undefined;

/** Keeps the texts of the global error screen while messages are available. */
export function GlobalErrorWords() {
  const t = useTranslations("layout");
  useEffect(() => {
    kept = { title: t("failed.title"), text: t("failed.text"), retry: t("tryAgain") };
  }, [t]);
  return null;
}

export function globalErrorWords() {
  return kept;
}
