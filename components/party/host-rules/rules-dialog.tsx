import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { SecretLinkPanel } from "@/components/party/secret-links/secret-link-panel";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useErrorText } from "@/lib/client/error-text";
import type { DjEvent } from "@/lib/party/events/schema";
import { useDjRules } from "@/lib/party/host-rules/hooks";
import { RulesEditor } from "./rules-editor";

type Props = { event: Pick<DjEvent, "id" | "name">; isOpen?: boolean; onClose: () => void };

/** The hosts' lists of an event, and the link by which the hosts edit them themselves. */
export function RulesDialog({ event: { id, name }, ...props }: Props) {
  const t = useTranslations("hostRules");
  const errorText = useErrorText();
  const { rules, error, actions } = useDjRules(id);
  return (
    <TitledDialog {...props} title={t("title", { name })} maxWidth="md" staysOnTap>
      <DialogContent sx={{ display: "grid", gap: 3, alignContent: "start" }}>
        <SecretLinkPanel eventId={id} kind="hosts" />
        {error && !rules && <Alert severity="error">{errorText(error)}</Alert>}
        {rules && <RulesEditor rules={rules} actions={actions} />}
        {!rules && !error && <Typography color="textSecondary">{t("loading")}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{t("close")}</Button>
      </DialogActions>
    </TitledDialog>
  );
}
