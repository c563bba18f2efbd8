import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { IconLogout, IconUserCircle } from "@tabler/icons-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Dj } from "@/lib/account/auth/schema";
import { useSignOut } from "@/lib/account/sign-out/hooks";
import { forgetBoards } from "@/lib/party/board/kept-cache";
import { useNotificationsStore } from "@/lib/party/notifications/store";

type Props = { dj: Dj; anchor: HTMLElement | null; onClose: () => void };

/** The account's menu: who is signed in, the account page, and sign-out. */
export function AccountItems({ dj, anchor, onClose }: Props) {
  const t = useTranslations("layout.menu");
  const signOut = useSignOut(() => {
    useNotificationsStore.getState().clear();
    return forgetBoards();
  });

  function handleSignOut() {
    onClose();
    signOut();
  }

  return (
    <Menu anchorEl={anchor} open={!!anchor} onClose={onClose}>
      <Box component="li" role="presentation" sx={{ px: 2, py: 1, minWidth: 220 }}>
        <Typography variant="subtitle1">{dj.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {dj.email}
        </Typography>
      </Box>
      <Divider component="li" role="presentation" />
      <MenuItem component={Link} href="/DJPortal/account" onClick={onClose}>
        <ListItemIcon>
          <IconUserCircle size={20} />
        </ListItemIcon>
        {t("account")}
      </MenuItem>
      <MenuItem onClick={handleSignOut}>
        <ListItemIcon>
          <IconLogout size={20} data-directional />
        </ListItemIcon>
        {t("signOut")}
      </MenuItem>
    </Menu>
  );
}
