import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import List from "@mui/material/List";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import { IconBell } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useOtherTabs } from "@/components/ui/use-other-tabs";
import type { Dj } from "@/lib/account/auth/schema";
import { useNotificationsStore } from "@/lib/party/notifications/store";
import { NotificationItem } from "./notification-item";

/** A page comes with its own data, which the listening is not to get ahead of. */
const SETTLED_MS = 1000;

/** The bell: new requests for a DJ, answers for a guest. */
export function NotificationsMenu({ dj }: { dj: Dj | undefined }) {
  const t = useTranslations("notifications");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { notifications: all, markRead, markAllRead } = useNotificationsStore();
  useOtherTabs(useNotificationsStore);
  const News = useDjNews(dj !== undefined);
  // A session that ran out leaves on the device what only its DJ may read.
  const notifications = dj ? all : all.filter(({ kind }) => kind !== "request");
  const unread = notifications.filter(({ isRead }) => !isRead).length;
  return (
    <>
      {News && <News />}
      <IconButton
        aria-label={t("open", { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unread} color="primary" max={99}>
          <IconBell size={22} />
        </Badge>
      </IconButton>
      <Popover
        open={!!anchor}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
          {notifications.length > 0 && (
            <Button size="small" onClick={markAllRead}>
              {t("readAll")}
            </Button>
          )}
        </Box>
        {notifications.length === 0 ? (
          <Typography color="text.secondary" sx={{ px: 2, pb: 2.5 }}>
            {t(dj ? "emptyForDjs" : "emptyForGuests")}
          </Typography>
        ) : (
          <List sx={{ p: 1, maxHeight: 420, overflow: "auto" }}>
            {notifications.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                onOpen={() => {
                  markRead(notification.id);
                  setAnchor(null);
                }}
              />
            ))}
          </List>
        )}
      </Popover>
    </>
  );
}

/** What listens for a DJ. Its code is none of a guest's. */
function useDjNews(isWanted: boolean) {
  const news = useLazyPart(() => import("./dj-news").then(({ DjNews }) => DjNews));
  const openNews = useEffectEvent(news.open);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => openNews(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isWanted ? news.Part : undefined;
}
