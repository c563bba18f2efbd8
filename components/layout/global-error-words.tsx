import { useTranslations } from "next-intl";
import { useSync } from "@/lib/client/effects/use-change";

type Words = { title: string; text: string; retry: string };

let kept: Words | undefined;

/** Keeps the texts of the global error screen while messages are available. */
export function GlobalErrorWords() {
  const t = useTranslations("layout");
  useSync(t, () => {
    kept = { title: t("failed.title"), text: t("failed.text"), retry: t("tryAgain") };
  });
  return null;
}

export function globalErrorWords() {
  return kept;
}
