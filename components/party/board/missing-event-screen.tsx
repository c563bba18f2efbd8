"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Shown for a deleted event and for somebody else's, without saying which. */
export function MissingEventScreen() {
  const t = useTranslations("board");
  return (
    <Notice title={t("missing.title")} text={t("missing.text")}>
      <ButtonLink variant="contained" href="/DJPortal/events">
        {t("ended.not_found.next")}
      </ButtonLink>
    </Notice>
  );
}
