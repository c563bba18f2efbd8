"use client";

import Button from "@mui/material/Button";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

/** Shown in place of a product that the shop does not have. */
export function MissingProductScreen() {
  const t = useTranslations("shop.missing");
  return (
    <Notice title={t("title")} text={t("text")}>
      <Button component={Link} href="/apps/ecommerce/shop" variant="contained" size="large">
        {t("back")}
      </Button>
    </Notice>
  );
}
