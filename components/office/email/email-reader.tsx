import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { PaneBar } from "@/components/office/desk/pane-bar";
import { PaneCard } from "@/components/office/desk/pane-card";
import type { DeskEmail } from "@/lib/office/email/schema";
import { AnswerButtons } from "./answer-buttons";
import { AttachmentList } from "./attachment-list";
import { EmailContent } from "./email-content";
import { useEmailTools } from "./email-tools";
import { ReaderActions } from "./reader-actions";
import { ReaderSteps } from "./reader-steps";
import { SenderLine } from "./sender-line";
import { useEmailWords } from "./use-email-words";

/** The open mail. */
export function EmailReader({ email }: { email: DeskEmail }) {
  const t = useTranslations("email");
  const words = useEmailWords();
  const { close } = useEmailTools("actions");
  const subject = words.subject(email);
  return (
    <PaneCard>
      <PaneBar
        title={words.party(email)}
        isOpen
        backLabel={t("back")}
        onBack={close}
        tools={<ReaderActions email={email} />}
      >
        <ReaderSteps email={email} />
      </PaneBar>
      <Box
        key={email.id}
        component="article"
        aria-label={subject}
        // The arrow keys scroll it.
        tabIndex={0}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: "auto",
          display: "flex",
          flexDirection: "column",
          px: { xs: 2, sm: 3 },
          pb: 2,
        }}
      >
        <Typography
          component="h2"
          variant="h4"
          dir="auto"
          sx={{ textAlign: "left", overflowWrap: "anywhere", mt: 1.5, mb: 2 }}
        >
          {subject}
        </Typography>
        <SenderLine email={email} />
        <EmailContent email={email} />
      </Box>
      <AttachmentList attachments={email.attachments} />
      <AnswerButtons email={email} />
    </PaneCard>
  );
}
