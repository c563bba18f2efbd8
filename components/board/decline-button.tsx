import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { isolated } from "@/components/ui/isolated";
import { MenuButton } from "@/components/ui/menu-button";
import type { RequestChange } from "@/lib/board/schema";
import { declineReasons } from "@/lib/requests/schema";

/** Declines with a reason that the guest is told in their own language, or with the DJ's own words. */
export function DeclineButton({
  title,
  onDecline,
}: {
  title: string;
  onDecline: (change: RequestChange) => void;
}) {
  const t = useTranslations("board");
  const [isWriting, setIsWriting] = useState(false);
  const choices = declineReasons.map((declineReason) => ({
    key: declineReason,
    label: t(`reasons.${declineReason}`),
    onChoose: () =>
      declineReason === "other"
        ? setIsWriting(true)
        : onDecline({ status: "declined", declineReason }),
  }));
  return (
    <>
      <MenuButton
        variant="icon"
        label={t("decline", { title })}
        choices={choices}
        props={{
          size: "large",
          sx: { bgcolor: "error.light", color: "error.main" },
          ...{ "data-decline": true },
        }}
      >
        <IconX aria-hidden />
      </MenuButton>
      {isWriting && (
        <OwnWordsDialog
          title={title}
          onClose={() => setIsWriting(false)}
          onSend={(note) => onDecline({ status: "declined", declineReason: "other", note })}
        />
      )}
    </>
  );
}

function OwnWordsDialog({
  title,
  onClose,
  onSend,
}: {
  title: string;
  onClose: () => void;
  onSend: (note: string) => void;
}) {
  const t = useTranslations("board");
  const id = useId();
  const [note, setNote] = useState("");

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onClose();
    onSend(note.trim());
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
