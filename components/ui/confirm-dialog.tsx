import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId, useState } from "react";
import { useToasts } from "@/lib/client/toasts/hooks";

/** Asks for a second word before something is done that cannot be taken back. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  keep,
  confirm,
  onConfirm,
  onClose,
  onGone,
}: {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  keep: string;
  confirm: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** After it has closed on what is done: the button that opened it may be gone. */
  onGone?: () => void;
}) {
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const id = useId();

  async function handleConfirm() {
    setBusy(true);
    try {
      await onConfirm();
      setDone(true);
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
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: () => isDone && onGone?.() } }}
    >
      <DialogTitle id={`${id}-title`} variant="h4" sx={{ overflowWrap: "anywhere" }}>
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} autoFocus>
          {keep}
        </Button>
        <Button variant="contained" color="error" loading={isBusy} onClick={handleConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
