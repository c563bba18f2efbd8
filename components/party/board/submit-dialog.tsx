import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { v7 as uuid } from "uuid";
import { useErrorText } from "@/lib/client/error-text";
import { emptyDraft } from "@/lib/party/guests/store";
import type { BoardSteps } from "./use-board-steps";

/** Writes down what a guest without a phone asks for at the booth. */
export function SubmitDialog({ steps, onClose }: { steps: BoardSteps; onClose: () => void }) {
  const t = useTranslations("requests");
  const board = useTranslations("board");
  const errorText = useErrorText();
  const id = useId();
  const [draft, setDraft] = useState(emptyDraft);
  // Made once: sending the same words again is the same request.
  const [requestId] = useState(() => uuid());
  const [failure, setFailure] = useState("");

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    try {
      await steps.ask({ id: requestId, ...draft });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form onSubmit={handleSubmit}>
        <DialogTitle id={id}>{board("addTitle")}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2, pt: "8px !important" }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          {(["title", "artist", "name", "message"] as const).map((field) => (
            <TextField
              key={field}
              label={t(field === "title" ? "song" : field)}
              required={field === "title"}
              autoFocus={field === "title"}
              multiline={field === "message"}
              value={draft[field]}
              onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
              slotProps={{ htmlInput: { maxLength: field === "message" ? 280 : 200 } }}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {board("cancel")}
          </Button>
          <Button type="submit" variant="contained">
            {board("add")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
