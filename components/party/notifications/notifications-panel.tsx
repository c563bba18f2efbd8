import Box from "@mui/material/Box";
import List from "@mui/material/List";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useCloseRequest } from "@/components/ui/use-close-request";
import type { Notification } from "@/lib/party/notifications/persisted-rules";
import { useNotificationsStore } from "@/lib/party/notifications/store";
import { NotificationItem } from "./notification-item";

type Props = {
  notifications: Notification[];
  isDj: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** What the bell opens. */
export function NotificationsPanel({ notifications, isDj, anchor, onClose }: Props) {
  const t = useTranslations("notifications");
  const { markRead, markAllRead } = useNotificationsStore.getState();
  const handleClose = useCloseRequest(anchor !== null, onClose);
  return (
    <Popover
      open={!!anchor}
      anchorEl={anchor}
      onClose={handleClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      transformOrigin={{ vertical: "top", horizontal: "center" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": t("title"),
          sx: { width: 360, maxWidth: "calc(100vw - 32px)" },
        },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", px: 2, pt: 1.5, minHeight: 52 }}>
        <Typography component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {t("title")}
        </Typography>
        {notifications.length > 0 && <Button onClick={markAllRead}>{t("readAll")}</Button>}
      </Box>
      {notifications.length === 0 ? (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2.5 }}>
          {t(isDj ? "emptyForDjs" : "emptyForGuests")}
        </Typography>
      ) : (
        <List sx={{ p: 1, maxHeight: 420, overflow: "auto" }}>
          {notifications.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onOpen={() => {
                markRead(notification.id);
                onClose();
              }}
            />
          ))}
        </List>
      )}
    </Popover>
  );
}
