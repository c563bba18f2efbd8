"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

type Props = {
  error: unknown;
  retry: () => void;
  /** It is inside a frame, which has the main landmark. */
  isFramed?: boolean;
};

/** Shown in place of a page that failed, with a button to try again. */
export function ErrorScreen({ error, retry, isFramed = false }: Props) {
  const t = useTranslations("layout");
  useEffect(() => console.error(error), [error]);
  return (
    <Notice isMain={!isFramed} title={t("failed.title")} text={t("failed.text")}>
      <Button variant="contained" onClick={retry}>
        {t("tryAgain")}
      </Button>
    </Notice>
  );
}
