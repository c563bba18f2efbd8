import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { SubscriptionAddress } from "./subscription-address";

type Props = { canSubscribe: boolean; onClose: () => void };

/** Shows the calendar in another one, by a secret address. */
export function SubscriptionDialog({ canSubscribe, onClose }: Props) {
  const t = useTranslations("calendar.subscription");
  return (
    <TitledDialog title={t("title")} onClose={onClose} maxWidth="sm">
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>{t("text")}</Typography>
        {canSubscribe ? (
          <SubscriptionAddress />
        ) : (
          <Alert severity="info">{t("needsAccount")}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
