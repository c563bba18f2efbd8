"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Notice } from "@/components/ui/notice";

/** What a page shows that failed, with a way to try again. */
export function FailedScreen({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations("layout");
  useEffect(() => console.error(error), [error]);
  return (
    <Notice title={t("failed.title")} text={t("failed.text")}>
      <Button variant="contained" size="large" onClick={retry}>
        {t("tryAgain")}
      </Button>
    </Notice>
  );
}
