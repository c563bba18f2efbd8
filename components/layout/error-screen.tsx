"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useSync } from "@/lib/client/effects/use-change";

type Props = {
  error: unknown;
  retry: () => void;
  /** It is inside a frame, which has the main landmark. */
  isFramed?: boolean;
};

/** Shown in place of a page that failed, with a button to try again. */
export function ErrorScreen({ error, retry, isFramed = false }: Props) {
  const t = useTranslations("layout");
  useSync(error, () => console.error(error));
  return (
    <Notice isMain={!isFramed} title={t("failed.title")} text={t("failed.text")}>
      <Button variant="contained" onClick={retry}>
        {t("tryAgain")}
      </Button>
    </Notice>
  );
}
