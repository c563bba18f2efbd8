import { useTranslations } from "next-intl";
import { useEffect } from "react";

type Words = { title: string; text: string; retry: string };

let kept: Words | undefined;

/** Remembers what to say should everything fail, while there are words at hand. */
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
