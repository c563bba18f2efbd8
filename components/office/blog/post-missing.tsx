"use client";

import Button from "@mui/material/Button";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

/** Shown in place of a post that does not exist, or no longer does. */
export function PostMissing() {
  const t = useTranslations("blog.missing");
  return (
    <Notice title={t("title")} text={t("text")}>
      <Button component={Link} href="/apps/blog/posts" variant="contained" size="large">
        {t("back")}
      </Button>
    </Notice>
  );
}
