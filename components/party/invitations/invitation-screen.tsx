"use client";

import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { Dj } from "@/lib/account/auth/schema";
import type { OpenedInvitation } from "@/lib/party/invitations/schema";
import { InvitationAnswer } from "./invitation-answer";
import { InvitationWays } from "./invitation-ways";

/** The page of an invitation link: who invites to what, with accept and decline, or why it is too late. */
export function InvitationScreen({
  invitation,
  token,
  dj,
}: {
  /** Undefined when the link is unknown. */
  invitation: OpenedInvitation | undefined;
  token: string;
  dj: Dj | undefined;
}) {
  const t = useTranslations("invitations");
  const roles = useTranslations("members.roles");
  if (!invitation) {
    return (
      <Notice title={t("gone.title")} text={t("gone.text")}>
        <InvitationWays dj={dj} token={token} />
      </Notice>
    );
  }
  const { state, name: event, inviter, role } = invitation;
  const words = { event, inviter, role: roles(role) };
  return (
    <Notice title={t(`${state}.title`, words)} text={t(`${state}.text`, words)}>
      {state === "open" && dj ? (
        <InvitationAnswer invitation={invitation} token={token} dj={dj} />
      ) : (
        <InvitationWays invitation={invitation} dj={dj} token={token} />
      )}
    </Notice>
  );
}
