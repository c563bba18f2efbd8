"use client";

import Button from "@mui/material/Button";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

/** Shown for a deleted event and for somebody else's, without saying which. */
export function MissingEventScreen() {
  const t = useTranslations("board");
  return (
    <Notice title={t("missing.title")} text={t("missing.text")}>
      <Button component={Link} href="/DJPortal/events" variant="contained" size="large">
        {t("ended.not_found.next")}
      </Button>
    </Notice>
  );
}
