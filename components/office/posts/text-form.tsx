import Box from "@mui/material/Box";
import { IconSend } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type Ref, useState } from "react";
import { z } from "zod/mini";
import { sendOnEnter } from "@/components/office/desk/send-on-enter";
import { Button, IconButton } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormTextArea } from "@/components/ui/form-field";
import { useForm } from "@/lib/client/use-form";
import { commentTextSchema } from "@/lib/office/posts/schema";

const LONGEST = 500;
const schema = z.object({ comment: commentTextSchema });

type Props = {
  label: string;
  submitLabel: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Resolves to whether it was kept. */
  onSubmit: (text: string) => Promise<boolean>;
  onSent?: () => void;
  onCancel?: () => void;
};

/** Writes a comment or a reply: Enter sends it, Shift and Enter begin a new line. What is refused comes back. */
export function TextForm({ label, submitLabel, autoFocus, inputRef, onSubmit, ...after }: Props) {
  const t = useTranslations("posts");
  const [text, setText] = useState("");
  const form = useForm(schema, async ({ comment }) => {
    setText("");
    if (await onSubmit(comment)) after.onSent?.();
    else setText((typed) => typed || comment);
  });

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape") after.onCancel?.();
    sendOnEnter(event);
  }

  return (
    <Form form={form} labels={{}}>
      <Box sx={{ display: "flex", alignItems: "start", gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FormTextArea
            name="comment"
            isLabelHidden
            maxRows={5}
            autoFocus={autoFocus ?? false}
            ref={inputRef}
            placeholder={label}
            value={text}
            onChange={({ target }) => setText(target.value)}
            label={label}
            isSmall
            minRows={1}
            dir="auto"
            maxLength={LONGEST}
            enterKeyHint="send"
            onKeyDown={handleKey}
          />
        </Box>
        {after.onCancel && (
          <Button color="inherit" onClick={after.onCancel}>
            {t("cancel")}
          </Button>
        )}
        <IconButton type="submit" color="primary" aria-label={submitLabel}>
          <IconSend size={22} data-directional aria-hidden />
        </IconButton>
      </Box>
    </Form>
  );
}
