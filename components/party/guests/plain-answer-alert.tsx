import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import type { ErrorCode } from "@/lib/calls/errors";

/** The form as it works without scripts: the id it sends, what it was answered, what was typed. */
export type PlainForm = {
  id: string;
  submitted?: { how: "sent" | "joined"; title: string };
  refused?: ErrorCode;
  title?: string;
  artist?: string;
};

export function PlainAnswerAlert({ plain: { submitted, refused } }: { plain: PlainForm }) {
  const t = useTranslations("requests");
  const errors = useTranslations("errors");
  if (refused) {
    // A guest has nothing to sign in to: their cookie was not ours and has just been replaced.
    const text = refused === "signed_out" ? t("unrecognized") : errors(refused);
    return <Alert severity="error">{text}</Alert>;
  }
  return submitted ? (
    <Alert severity="success">{t(submitted.how, { title: isolated(submitted.title) })}</Alert>
  ) : null;
}
