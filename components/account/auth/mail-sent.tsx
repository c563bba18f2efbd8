import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";

/** Tells the operator where to find a mail when the server has no mail transport. */
export function MailSent({ hasOutbox }: { hasOutbox: boolean }) {
  const t = useTranslations("accounts.register");
  return hasOutbox ? <Alert severity="info">{t("outbox")}</Alert> : null;
}
