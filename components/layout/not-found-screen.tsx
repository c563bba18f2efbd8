"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

export function NotFoundScreen() {
  const t = useTranslations("notFound");
  return (
    <Notice isMain title={t("title")} text={t("text")}>
      <ButtonLink href="/requests" variant="contained">
        {t("back")}
      </ButtonLink>
    </Notice>
  );
}
