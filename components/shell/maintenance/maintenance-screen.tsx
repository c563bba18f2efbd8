"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

/** Shown in place of any page: trying again is to load that page. A link to it works before scripts have loaded. */
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
