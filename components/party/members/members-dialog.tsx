import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { InvitationList } from "@/components/party/invitations/invitation-list";
import { NewInvitationForm } from "@/components/party/invitations/new-invitation-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import type { Dj } from "@/lib/account/auth/schema";
import { useErrorText } from "@/lib/client/error-text";
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
  const errorText = useErrorText();
  const { data, error } = useMembers(event.id);
  return (
    <TitledDialog
      isOpen={isOpen}
      title={t("title", { name: event.name })}
      onClose={onClose}
      maxWidth="sm"
    >
      <DialogContent sx={{ display: "grid", gap: 2, alignContent: "start" }}>
        {error && <Alert severity="error">{errorText(error)}</Alert>}
        <MemberList eventId={event.id} owner={dj} members={data?.members ?? []} />
        <Typography component="h3" variant="h6" sx={{ mt: 1 }}>
          {t("invite")}
        </Typography>
        <NewInvitationForm eventId={event.id} />
        <InvitationList eventId={event.id} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("close")}</Button>
      </DialogActions>
    </TitledDialog>
  );
}
