import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";

/** Where a mail is that never left the server, for whoever runs it. */
export function MailSent({ hasOutbox }: { hasOutbox: boolean }) {
  const t = useTranslations("accounts.register");
  return hasOutbox ? <Alert severity="info">{t("outbox")}</Alert> : null;
}
