"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Shown in place of a product that the shop does not have. */
export function MissingProductScreen() {
  const t = useTranslations("shop.missing");
  return (
    <Notice title={t("title")} text={t("text")}>
      <ButtonLink href="/apps/ecommerce/shop" variant="contained">
        {t("back")}
      </ButtonLink>
    </Notice>
  );
}
