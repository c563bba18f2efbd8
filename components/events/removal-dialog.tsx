import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useEventActions } from "@/lib/events/hooks";
import { statusAt } from "@/lib/events/rules";
import type { DjEvent } from "@/lib/events/schema";
import { useToasts } from "@/lib/toasts/hooks";

/** Says what goes with an event before it goes. */
export function RemovalDialog({
  event,
  isOpen,
  onClose,
  onGone,
}: {
  event: DjEvent;
  isOpen: boolean;
  onClose: () => void;
  /** After the dialog of a deleted event has closed. */
  onGone: () => void;
}) {
  const t = useTranslations("events.removal");
  const toasts = useToasts();
  const { remove } = useEventActions();
  const [isBusy, setBusy] = useState(false);
  const [isGone, setGone] = useState(false);
  const titleId = useId();
  const textId = useId();
  const { name, code, counts } = event;
  const isOpenNow = statusAt(event, Date.now()) === "open";

  async function handleConfirm() {
    setBusy(true);
    try {
      await remove(event);
      setGone(true);
      onClose();
    } catch (error) {
      toasts.error(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      role="alertdialog"
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ transition: { onExited: () => isGone && onGone() } }}
    >
      <DialogTitle id={titleId} variant="h4" sx={{ overflowWrap: "anywhere" }}>
        {t("title", { name })}
      </DialogTitle>
      <DialogContent id={textId}>
        <Typography>{t("text")}</Typography>
        <Box component="ul" sx={{ my: 1, paddingInlineStart: 2.5, typography: "body1" }}>
          <li>{t("requests", { count: counts.all })}</li>
          <li>{t("code", { code })}</li>
          <li>{t("figures")}</li>
        </Box>
        {isOpenNow && <Alert severity="warning">{t("open")}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} autoFocus>
          {t("keep")}
        </Button>
        <Button variant="contained" color="error" loading={isBusy} onClick={handleConfirm}>
          {t("confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
