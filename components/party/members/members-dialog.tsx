import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { InvitationList } from "@/components/party/invitations/invitation-list";
import { NewInvitationForm } from "@/components/party/invitations/new-invitation-form";
import { PanelDialog } from "@/components/ui/panel-dialog";
import type { Dj } from "@/lib/account/auth/schema";
import type { DjEvent } from "@/lib/party/events/schema";
import { useMembers } from "@/lib/party/members/hooks";
import { MemberList } from "./member-list";

/** The team of an event, and the invitation links for more members. */
export function MembersDialog({
  event,
  dj,
  isOpen,
  onClose,
}: {
  event: DjEvent;
  dj: Dj;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useTranslations("members");
  const { data, error } = useMembers(event.id);
  return (
    <PanelDialog
      isOpen={isOpen}
      title={t("title", { name: event.name })}
      close={t("close")}
      error={error}
      onClose={onClose}
    >
      <MemberList eventId={event.id} owner={dj} members={data?.members ?? []} />
      <Typography component="h3" variant="h6" sx={{ mt: 1 }}>
        {t("invite")}
      </Typography>
      <NewInvitationForm eventId={event.id} />
      <InvitationList eventId={event.id} />
    </PanelDialog>
  );
}
