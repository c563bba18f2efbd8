"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Notice } from "@/components/ui/notice";

type Props = { error: unknown; retry: () => void; isMain?: boolean };

/** Shown in place of a page that failed, with a button to try again. */
export function ErrorScreen({ error, retry, isMain = false }: Props) {
  const t = useTranslations("layout");
  useEffect(() => console.error(error), [error]);
  return (
    <Notice isMain={isMain} title={t("failed.title")} text={t("failed.text")}>
      <Button variant="contained" size="large" onClick={retry}>
        {t("tryAgain")}
      </Button>
    </Notice>
  );
}
