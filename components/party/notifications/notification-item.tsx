import Box from "@mui/material/Box";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import { ClampedText } from "@/components/ui/clamped-text";
import { ExactTime } from "@/components/ui/exact-time";
import { isolated } from "@/components/ui/isolated";
import { useTimeAgo } from "@/components/ui/use-time-ago";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { DAY_AND_CLOCK, useZonedTime } from "@/components/ui/use-zoned-time";
import type { Notification } from "@/lib/party/notifications/persisted-rules";
import { hrefOf } from "@/lib/party/notifications/rules";

type ItemProps = { notification: Notification; onOpen: () => void };

export function NotificationItem({ notification, onOpen }: ItemProps) {
  const t = useTranslations("notifications");
  const reasons = useTranslations("requests.declined");
  const own = useTimeZone();
  const zonedTime = useZonedTime(notification.timeZone ?? own ?? "UTC");
  const timeAgo = useTimeAgo();
  const { kind, title, words, reason, at, isRead } = notification;
  const why = words ?? (reason && reasons(reason));
  return (
    <ListItem disablePadding sx={{ flexDirection: "column", alignItems: "stretch" }}>
      <ListItemButton
        component={Link}
        href={hrefOf(notification)}
        onClick={onOpen}
        sx={{ gap: 1.5 }}
      >
        <Box
          {...(!isRead && { role: "img", "aria-label": t("unread") })}
          sx={{
            width: 8,
            height: 8,
            borderRadius: "50%",
            flex: "none",
            bgcolor: isRead ? "transparent" : "primary.main",
          }}
        />
        <ListItemText
          primary={t(kind, { title: isolated(title) })}
          secondary={
            <ExactTime at={at} relative={timeAgo(at)} exact={zonedTime(at, DAY_AND_CLOCK)} />
          }
          slotProps={{
            primary: { sx: { ...clamp(2), fontWeight: isRead ? 400 : 600 } },
          }}
        />
      </ListItemButton>
      {/* Beside the link, which cannot hold the button that shows the rest. */}
      {why && (
        <Box sx={{ typography: "body2", paddingInlineStart: 4.5, paddingInlineEnd: 2, pb: 1 }}>
          <ClampedText text={why} more={t("more")} />
        </Box>
      )}
    </ListItem>
  );
}
