import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DialogForm } from "@/components/ui/form-dialog";
import { FormTextArea } from "@/components/ui/form-field";
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
      <DialogForm
        form={form}
        labels={{ note: t("ownWords") }}
        cancel={t("cancel")}
        submit={t("send")}
        isIncomplete={isEmpty}
        onCancel={onClose}
      >
        <input type="hidden" name="status" value="declined" />
        <input type="hidden" name="declineReason" value="other" />
        <Box sx={{ mt: 1 }}>
          <FormTextArea
            name="note"
            autoFocus
            help={t("ownWordsHint")}
            onChange={({ target }) => setIsEmpty(target.value.trim() === "")}
            maxLength={280}
          />
        </Box>
      </DialogForm>
    </TitledDialog>
  );
}
