import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useDialog } from "@/components/ui/use-dialog";
import type { Dj } from "@/lib/account/auth/schema";
import { useMembersActions } from "@/lib/party/members/hooks";
import type { Member } from "@/lib/party/members/schema";
import { MemberName, MemberRow } from "./member-row";

/** The owner and all members. */
export function MemberList({
  eventId,
  owner,
  members,
}: {
  eventId: string;
  owner: Dj;
  members: Member[];
}) {
  const t = useTranslations("members");
  const { remove } = useMembersActions(eventId);
  const removal = useDialog<Member>();
  return (
    <>
      <Box
        component="ul"
        aria-label={t("list")}
        sx={{ display: "grid", gap: 1, listStyle: "none", m: 0, p: 0 }}
      >
        <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 48 }}>
          <MemberName name={owner.name} note={t("you")} />
          <Chip label={t("roles.owner")} />
        </Box>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            eventId={eventId}
            member={member}
            onRemove={() => removal.open(member)}
          />
        ))}
      </Box>
      {removal.show(({ id, name }, dialog) => (
        <ConfirmDialog
          {...dialog}
          title={t("removal.title", { name })}
          keep={t("removal.keep")}
          confirm={t("removal.confirm")}
          onConfirm={() => remove(id)}
        >
          {t("removal.text")}
        </ConfirmDialog>
      ))}
    </>
  );
}
