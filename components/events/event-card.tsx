import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import type { DjEvent } from "@/lib/events/schema";
import { EventCode } from "./event-code";
import { EventCounts } from "./event-counts";
import { EventSchedule } from "./event-schedule";
import { StatusMenu } from "./status-menu";

/** One event at a glance, and the ways on from it. */
export function EventCard({
  event,
  onEdit,
  onRemove,
}: {
  event: DjEvent;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const t = useTranslations("events");
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
        <StatusMenu event={event} />
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
        <Box sx={{ display: "flex", marginInlineStart: "auto", marginInlineEnd: -1.25 }}>
          <Tooltip title={t("edit", { name })}>
            <IconButton aria-label={t("edit", { name })} onClick={onEdit}>
              <IconPencil size={20} aria-hidden />
            </IconButton>
          </Tooltip>
          <Tooltip title={t("delete", { name })}>
            <IconButton aria-label={t("delete", { name })} onClick={onRemove}>
              <IconTrash size={20} aria-hidden />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
    </Card>
  );
}
