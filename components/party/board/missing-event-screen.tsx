"use client";

import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { PlainButtonLink } from "@/components/ui/plain-button";

/** Shown for a deleted event and for somebody else's, without saying which. */
export function MissingEventScreen() {
  const t = useTranslations("board");
  return (
    <Notice title={t("missing.title")} text={t("missing.text")}>
      <PlainButtonLink look="contained" href="/DJPortal/events">
        {t("ended.not_found.next")}
      </PlainButtonLink>
    </Notice>
  );
}
