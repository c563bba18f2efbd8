"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { OpenedEmailChange } from "@/lib/account/email-change/schema";
import { EmailConfirmationForm } from "./email-confirmation-form";

/** The page behind a mailed link: confirms the new email address, or says why the link does not work. */
export function EmailChangeScreen({
  change,
  token,
  former,
}: {
  change: OpenedEmailChange;
  token: string;
  /** The current address of the signed-in account. */
  former: string;
}) {
  const t = useTranslations("emailChange");
  const { state } = change;
  const words = { former, email: state === "open" ? change.email : "" };
  return (
    <Notice title={t(`${state}.title`, words)} text={t(`${state}.text`, words)}>
      {state === "open" ? (
        <EmailConfirmationForm token={token} needsCode={change.needsCode} />
      ) : (
        <ButtonLink href="/DJPortal/account" variant="contained">
          {t("toAccount")}
        </ButtonLink>
      )}
    </Notice>
  );
}
