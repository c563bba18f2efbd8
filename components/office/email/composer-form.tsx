import Box from "@mui/material/Box";
import { IconSend } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef } from "react";
import { useDraft } from "@/components/office/desk/use-draft";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useForm } from "@/lib/client/use-form";
import { problemOf, sendableSchema } from "@/lib/office/email/recipients";
import type { DeskEmail } from "@/lib/office/email/schema";
import { AttachmentList } from "./attachment-list";
import { useEmailTools } from "./email-tools";
import { LetterField } from "./letter-field";
import { RecipientsField } from "./recipients-field";

const LONGEST_SUBJECT = 200;

/** The form of a draft. What is typed goes to the desk by itself. */
export function ComposerForm({ email }: { email: DeskEmail }) {
  const t = useTranslations("email");
  const { write, send } = useEmailTools("actions");
  const { id } = email;
  const subject = useDraft(email.subject, (text) => write(id, { subject: text }));
  const flushText = useRef<() => void>(undefined);
  const problem = problemOf(email);
  const form = useForm(
    sendableSchema,
    async () => {
      subject.flush();
      flushText.current?.();
      send(email);
    },
    { read: () => email },
  );

  function handleKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== "Enter") return;
    // Enter in a field sends nothing: a mail that is sent too early can't be called back.
    if (event.target instanceof HTMLInputElement) event.preventDefault();
    if (event.ctrlKey || event.metaKey) event.currentTarget.requestSubmit();
  }

  return (
    <Box
      component={Form}
      form={form}
      labels={{}}
      aria-label={t(email.answers?.kind ?? "new")}
      onKeyDown={handleKey}
      sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}
    >
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: "auto",
          display: "flex",
          flexDirection: "column",
          gap: 1.5,
          px: { xs: 2, sm: 3 },
          pt: 1,
          pb: 2,
        }}
      >
        <RecipientsField
          email={email}
          problem={form.fields.To || problem?.kind === "wrong" ? problem : undefined}
        />
        <Field
          label={t("subject")}
          value={subject.value}
          onChange={({ target }) => subject.set(target.value)}
          onBlur={subject.flush}
          dir="auto"
          maxLength={LONGEST_SUBJECT}
          autoComplete="off"
        />
        <LetterField email={email} flushRef={flushText} />
        <AttachmentList attachments={email.attachments} />
      </Box>
      <SendBar />
    </Box>
  );
}

/** The button that sends, and what becomes of a mail that goes nowhere. */
function SendBar() {
  const t = useTranslations("email");
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 2,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Button type="submit" variant="contained" aria-keyshortcuts="Control+Enter">
        <IconSend size={20} data-directional aria-hidden />
        {t("send")}
      </Button>
      <Box sx={{ typography: "body2", color: "text.secondary" }}>{t("sampleNote")}</Box>
    </Box>
  );
}
