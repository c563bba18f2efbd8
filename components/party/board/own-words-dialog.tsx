import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { isolated } from "@/components/ui/isolated";
import type { RequestChange } from "@/lib/party/requests/change-schema";

/** Declines in the DJ's own words. */
export function OwnWordsDialog({
  title,
  onClose,
  onDecline,
}: {
  title: string;
  onClose: () => void;
  onDecline: (change: RequestChange) => void;
}) {
  const t = useTranslations("board");
  const id = useId();
  const [note, setNote] = useState("");

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onClose();
    onDecline({ status: "declined", declineReason: "other", note: note.trim() });
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form onSubmit={handleSubmit}>
        <DialogTitle id={id}>{t("decline", { title: isolated(title) })}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={2}
            label={t("ownWords")}
            helperText={t("ownWordsHint")}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: 280 } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={note.trim() === ""}>
            {t("send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
