import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { isolated } from "@/components/ui/isolated";
import type { ErrorCode } from "@/lib/calls/errors";
import { type Receipt, stillHolds } from "@/lib/party/guests/rules";
import type { Draft } from "@/lib/party/guests/schema";
import type { GuestRequest } from "@/lib/party/requests/schema";

/** The form without scripts: the request's id, the server's answer, and the typed text. */
export type PlainState = {
  id: string;
  submitted?: Receipt & { title: string };
  refused?: ErrorCode;
  /** Another song goes before the guest's own. */
  isPostponed?: true;
  draft?: Draft;
};

type Props = { plain: PlainState; own: readonly GuestRequest[] };

export function PlainAnswerAlert({ plain: { submitted, refused, isPostponed }, own }: Props) {
  const t = useTranslations("requests");
  const outbox = useTranslations("outbox");
  const errors = useTranslations("errors");
  if (refused) {
    // A guest cannot sign in: an invalid cookie has just been replaced.
    const text = refused === "signed_out" ? t("unrecognized") : errors(refused);
    return <Alert severity="error">{text}</Alert>;
  }
  if (isPostponed) return <Alert severity="success">{t("promise.postponed")}</Alert>;
  return submitted && stillHolds(submitted, own) ? (
    <Alert severity="success">
      {outbox(submitted.merged ? "joined" : "sent", { title: isolated(submitted.title) })}
    </Alert>
  ) : null;
}
