"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Shown in place of a post that does not exist, or no longer does. */
export function PostMissing() {
  const t = useTranslations("blog.missing");
  return (
    <Notice title={t("title")} text={t("text")}>
      <ButtonLink href="/apps/blog/posts" variant="contained">
        {t("back")}
      </ButtonLink>
    </Notice>
  );
}
