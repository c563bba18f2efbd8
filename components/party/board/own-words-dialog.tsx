import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { isolated } from "@/components/ui/isolated";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useForm } from "@/lib/client/use-form";
import { type RequestChange, requestChangeSchema } from "@/lib/party/requests/change-schema";

/** Declines with a reason in the DJ's own words. */
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
  const [isEmpty, setIsEmpty] = useState(true);
  const form = useForm(requestChangeSchema, async (change) => {
    onClose();
    onDecline(change);
  });

  return (
    <TitledDialog title={t("decline", { title: isolated(title) })} maxWidth="xs" onClose={onClose}>
      <Form form={form} labels={{ note: t("ownWords") }}>
        <DialogContent sx={{ pt: 0 }}>
          <input type="hidden" name="status" value="declined" />
          <input type="hidden" name="declineReason" value="other" />
          <FormField
            name="note"
            autoFocus
            fullWidth
            multiline
            minRows={2}
            helperText={t("ownWordsHint")}
            onChange={({ target }) => setIsEmpty(target.value.trim() === "")}
            slotProps={{ htmlInput: { maxLength: 280 } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={isEmpty}>
            {t("send")}
          </Button>
        </DialogActions>
      </Form>
    </TitledDialog>
  );
}
