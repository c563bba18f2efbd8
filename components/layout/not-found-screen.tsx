"use client";

import Button from "@mui/material/Button";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

export function NotFoundScreen() {
  const t = useTranslations("notFound");
  return (
    <Notice isMain title={t("title")} text={t("text")}>
      <Button component={Link} href="/requests" variant="contained" size="large">
        {t("back")}
      </Button>
    </Notice>
  );
}
