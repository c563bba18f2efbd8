import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";
import type { ErrorCode } from "@/lib/http/errors";

/** What the server said to the form that was sent without scripts. */
export type PlainAnswer = { asked: "sent" | "joined"; title: string } | { refused: ErrorCode };

export function PlainAnswerAlert({ answer }: { answer: PlainAnswer | undefined }) {
  const t = useTranslations("requests");
  const errors = useTranslations("errors");
  if (!answer) return null;
  return "refused" in answer ? (
    <Alert severity="error">{errors(answer.refused)}</Alert>
  ) : (
    <Alert severity="success">{t(answer.asked, { title: answer.title })}</Alert>
  );
}
