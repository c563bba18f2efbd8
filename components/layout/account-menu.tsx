import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { IconLogout, IconUserCircle } from "@tabler/icons-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Dj } from "@/lib/account/auth/schema";
import { useSignOut } from "@/lib/account/sign-in/hooks";
import { useNotificationsStore } from "@/lib/party/notifications/store";

export function AccountMenu({ dj }: { dj: Dj }) {
  const t = useTranslations("layout");
  const signOut = useSignOut(useNotificationsStore.getState().clear);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function handleSignOut() {
    setAnchor(null);
    signOut();
  }

  return (
    <>
      <IconButton
        aria-label={t("topBar.account", { name: dj.name })}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          aria-hidden
          sx={{
            width: 34,
            height: 34,
            bgcolor: "primary.light",
            color: "primary.main",
            typography: "subtitle1",
          }}
        >
          {[...dj.name][0]?.toLocaleUpperCase()}
        </Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        <Box component="li" role="presentation" sx={{ px: 2, py: 1, minWidth: 220 }}>
          <Typography variant="subtitle1">{dj.name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {dj.email}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" />
        <MenuItem component={Link} href="/DJPortal/account" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <IconUserCircle size={20} />
          </ListItemIcon>
          {t("menu.account")}
        </MenuItem>
        <MenuItem onClick={handleSignOut}>
          <ListItemIcon>
            <IconLogout size={20} data-directional />
          </ListItemIcon>
          {t("menu.signOut")}
        </MenuItem>
      </Menu>
    </>
  );
}
