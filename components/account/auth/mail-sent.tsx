import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";

/** Where to find a mail that never left the server, for the person who runs it. */
export function MailSent({ hasOutbox }: { hasOutbox: boolean }) {
  const t = useTranslations("accounts.register");
  return hasOutbox ? <Alert severity="info">{t("outbox")}</Alert> : null;
}
