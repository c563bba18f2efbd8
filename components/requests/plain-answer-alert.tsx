import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";
import type { ErrorCode } from "@/lib/http/errors";

/** The form as it works without scripts: the id it sends, what it was answered, what was typed. */
export type PlainForm = {
  id: string;
  asked?: { how: "sent" | "joined"; title: string };
  refused?: ErrorCode;
  title?: string;
  artist?: string;
};

export function PlainAnswerAlert({ plain: { asked, refused } }: { plain: PlainForm }) {
  const t = useTranslations("requests");
  const errors = useTranslations("errors");
  if (refused) return <Alert severity="error">{errors(refused)}</Alert>;
  return asked ? <Alert severity="success">{t(asked.how, { title: asked.title })}</Alert> : null;
}
