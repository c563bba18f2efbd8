"use client";

import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

function handleRetry(event: SubmitEvent) {
  event.preventDefault();
  window.location.reload();
}

/** Shown in place of any page. Retrying asks for that page again, without scripts as well: then it is a plain form. */
export function MaintenanceScreen() {
  const t = useTranslations("maintenance");
  return (
    <Notice isMain title={t("title")} text={t("text")}>
      {/* Not a link with an empty address: MUI would render it as a button that does nothing. */}
      <form onSubmit={handleRetry}>
        <Button type="submit" variant="contained">
          {t("retry")}
        </Button>
      </form>
    </Notice>
  );
}
