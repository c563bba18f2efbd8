"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

/** Shown in place of any page. Retrying is a link to that page, so it works without scripts. */
export function MaintenanceScreen() {
  const t = useTranslations("maintenance");
  return (
    <Notice isMain title={t("title")} text={t("text")}>
      <Button href="" variant="contained" size="large">
        {t("retry")}
      </Button>
    </Notice>
  );
}
