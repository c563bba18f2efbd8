import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import {
  IconDoorExit,
  IconFileTypeCsv,
  IconPencil,
  IconTrash,
  IconUsers,
} from "@tabler/icons-react";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import type { ListedEvent } from "@/lib/party/events/schema";
import { exportUrl } from "@/lib/party/exports/calls";
import { may } from "@/lib/party/members/rules";
import { EventCode } from "./event-code";
import { EventCounts } from "./event-counts";
import { EventSchedule } from "./event-schedule";
import { StatusMenu } from "./status-menu";

type EventActions = {
  onEdit: () => void;
  onShare: () => void;
  onRemove: () => void;
  onLeave: () => void;
};

/** One event at a glance, and the ways on from it. */
export function EventCard({ event, ...actions }: { event: ListedEvent } & EventActions) {
  const t = useTranslations("events");
  const roles = useTranslations("members.roles");
  const { id, code, name, venue, djName, counts } = event;
  const titleId = `event-${id}`;
  const place = [venue, djName && t("by", { name: djName })].filter(Boolean).join(" · ");

  return (
    <Card
      component="li"
      aria-labelledby={titleId}
      sx={{ display: "flex", flexDirection: "column", gap: 2, p: 2.5, minWidth: 0 }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            id={titleId}
            component="h2"
            variant="h5"
            dir="auto"
            title={name}
            sx={clamp(2)}
          >
            {name}
          </Typography>
          <Typography color="textSecondary" dir="auto" title={place} sx={clamp(1)}>
            {place}
          </Typography>
        </Box>
        {may(event.role, "manage") ? (
          <StatusMenu event={event} />
        ) : (
          <Chip label={roles(event.role)} />
        )}
      </Box>
      <EventCode code={code} />
      <EventSchedule event={event} />
      <EventCounts counts={counts} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, flexWrap: "wrap", mt: "auto" }}>
        <Button
          component={NextLink}
          href={`/DJPortal?event=${id}`}
          variant="tinted"
          sx={{ px: 1.5 }}
        >
          {t("openBoard")}
        </Button>
        <Button component={NextLink} href={`/requests?event=${code}`} sx={{ px: 1.5 }}>
          {t("guestPage")}
        </Button>
        <IconActions event={event} {...actions} />
      </Box>
    </Card>
  );
}

/** What this DJ may do with the event as a whole. */
function IconActions({
  event: { id, name, role },
  onEdit,
  onShare,
  onRemove,
  onLeave,
}: { event: ListedEvent } & EventActions) {
  const t = useTranslations("events");
  const isOwner = may(role, "own");
  const actions = [
    { label: t("edit", { name }), Icon: IconPencil, isShown: may(role, "manage"), onClick: onEdit },
    { label: t("people", { name }), Icon: IconUsers, isShown: isOwner, onClick: onShare },
    {
      label: t("export", { name }),
      Icon: IconFileTypeCsv,
      isShown: may(role, "work"),
      component: "a",
      href: exportUrl(id),
      download: true,
    },
    { label: t("delete", { name }), Icon: IconTrash, isShown: isOwner, onClick: onRemove },
    { label: t("leave", { name }), Icon: IconDoorExit, isShown: !isOwner, onClick: onLeave },
  ];
  return (
    <Box sx={{ display: "flex", marginInlineStart: "auto", marginInlineEnd: -1.25 }}>
      {actions
        .filter(({ isShown }) => isShown)
        .map(({ label, Icon, isShown, ...does }) => (
          <Tooltip key={label} title={label}>
            <IconButton aria-label={label} {...does}>
              <Icon size={20} aria-hidden />
            </IconButton>
          </Tooltip>
        ))}
    </Box>
  );
}
