import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { IconChevronDown, IconUserMinus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { MenuButton } from "@/components/ui/menu-button";
import { useMembersActions } from "@/lib/party/members/hooks";
import { givenRoles, type Member } from "@/lib/party/members/schema";

/** One member: their role, and the button to remove them. */
export function MemberRow({
  eventId,
  member: { id, name, role },
  onRemove,
}: {
  eventId: string;
  member: Member;
  onRemove: () => void;
}) {
  const t = useTranslations("members");
  const { changeRole } = useMembersActions(eventId);
  const choices = givenRoles.map((given) => ({
    key: given,
    label: t(`roles.${given}`),
    isDisabled: given === role,
    onChoose: () => changeRole(id, given),
  }));
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 48 }}>
      <MemberName name={name} />
      <MenuButton
        label={t("changeRole", { name, role: t(`roles.${role}`) })}
        choicesOf={() => choices}
        variant="tinted"
        color="inherit"
        size="medium"
      >
        {t(`roles.${role}`)}
        <IconChevronDown size={16} aria-hidden />
      </MenuButton>
      <Tooltip title={t("remove", { name })}>
        <IconButton aria-label={t("remove", { name })} onClick={onRemove}>
          <IconUserMinus size={20} aria-hidden />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

export function MemberName({ name, note }: { name: string; note?: string }) {
  return (
    <Typography noWrap title={name} sx={{ flex: 1, minWidth: 0 }}>
      <bdi>{name}</bdi>
      {note && (
        <Box component="span" sx={{ color: "text.secondary" }}>
          {` · ${note}`}
        </Box>
      )}
    </Typography>
  );
}
