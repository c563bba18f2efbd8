import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { PlainAlert } from "@/components/ui/plain-alert";
import type { ErrorCode } from "@/lib/calls/errors";
import type { Draft } from "@/lib/party/guests/schema";

/** The form without scripts: the request's id, the server's answer, and the typed text. */
export type PlainForm = {
  id: string;
  submitted?: { how: "sent" | "joined"; title: string };
  refused?: ErrorCode;
  draft?: Draft;
};

export function PlainAnswerAlert({ plain: { submitted, refused } }: { plain: PlainForm }) {
  const t = useTranslations("requests");
  const outbox = useTranslations("outbox");
  const errors = useTranslations("errors");
  if (refused) {
    // A guest cannot sign in: an invalid cookie has just been replaced.
    const text = refused === "signed_out" ? t("unrecognized") : errors(refused);
    return <PlainAlert kind="error">{text}</PlainAlert>;
  }
  return submitted ? (
    <PlainAlert kind="success">
      {outbox(submitted.how, { title: isolated(submitted.title) })}
    </PlainAlert>
  ) : null;
}
