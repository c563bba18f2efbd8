import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { v7 as uuid } from "uuid";
import { useRequestWords } from "@/components/party/request-list/use-request-words";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useForm } from "@/lib/client/use-form";
import { newRequestSchema } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";

/** Submits a request at the booth, for a guest without a phone. */
export function SubmitDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("board");
  const { actions } = useBoardTools();
  // Generated once, so that a retry with the same words is the same request.
  const [id] = useState(() => uuid());
  const form = useForm(newRequestSchema, async (request) => {
    await actions.submit(request);
    onClose();
  });

  return (
    <TitledDialog title={t("addTitle")} maxWidth="xs" onClose={onClose}>
      <Form form={form} {...useRequestWords()}>
        <DialogContent sx={{ display: "grid", gap: 2, pt: 1 }}>
          <FormProblem />
          <input type="hidden" name="id" value={id} />
          <FormField name="title" required autoFocus {...atMost(200)} />
          <FormField name="artist" {...atMost(200)} />
          <FormField name="name" {...atMost(200)} />
          <FormField name="message" multiline {...atMost(280)} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={form.isBusy}>
            {t("add")}
          </Button>
        </DialogActions>
      </Form>
    </TitledDialog>
  );
}

function atMost(maxLength: number) {
  return { slotProps: { htmlInput: { maxLength } } };
}
