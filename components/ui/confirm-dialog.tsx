import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { type ReactNode, useId, useState } from "react";
import { Button } from "./button";
import { TitledDialog } from "./titled-dialog";

/** Asks for confirmation before an action that cannot be undone. */
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
  /** Resolves to whether it succeeded; it reports its own failure. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  /** Called after a confirmed dialog has closed: the button that opened it may be gone. */
  onGone?: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const textId = useId();

  async function handleConfirm() {
    setIsBusy(true);
    const hasSucceeded = await onConfirm();
    setIsBusy(false);
    if (!hasSucceeded) return;
    setIsDone(true);
    onClose();
  }

  return (
    <TitledDialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      role="alertdialog"
      maxWidth="xs"
      aria-describedby={textId}
      slotProps={{ transition: { onExited: () => isDone && onGone?.() } }}
    >
      <DialogContent id={textId}>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus size="medium">
          {keep}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={handleConfirm}
          size="medium"
          isBusy={isBusy}
        >
          {confirm}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
