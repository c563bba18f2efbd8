import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { clamp, oneLine } from "@/components/ui/clamp";
import { isolated } from "@/components/ui/isolated";
import type { ListedEvent } from "@/lib/party/events/schema";
import { may } from "@/lib/party/members/rules";
import { EventCode } from "./event-code";
import { EventCounts } from "./event-counts";
import { type EventActions, EventMenu } from "./event-menu";
import { EventSchedule } from "./event-schedule";
import { StatusMenu } from "./status-menu";

/** Where a card says which event it is. */
export const titleIdOf = ({ id }: Pick<ListedEvent, "id">) => `event-${id}`;

/** One event at a glance, with links to its pages. */
export function EventCard({
  event,
  page,
  onShow,
  ...actions
}: {
  event: ListedEvent;
  /** The address of its guest page. */
  page: string;
  onShow: () => void;
} & EventActions) {
  const t = useTranslations("events");
  const roles = useTranslations("members.roles");
  const { id, code, name, venue, djName, counts } = event;
  const titleId = titleIdOf(event);
  const by = djName && t("by", { name: isolated(djName) });

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
            tabIndex={-1}
            component="h2"
            variant="h5"
            dir="auto"
            title={name}
            sx={clamp(2)}
          >
            {name}
          </Typography>
          <Typography component="div" color="textSecondary" sx={{ display: "flex", gap: 0.5 }}>
            {venue && (
              <Box component="span" dir="auto" title={venue} sx={{ ...oneLine, flex: "0 1 auto" }}>
                {venue}
              </Box>
            )}
            {venue && by && <span aria-hidden>·</span>}
            {by && (
              <Box component="span" title={by} sx={{ ...oneLine, flex: "none", maxWidth: "60%" }}>
                {by}
              </Box>
            )}
          </Typography>
        </Box>
        {may(event.role, "manage") ? (
          <StatusMenu event={event} />
        ) : (
          <Chip label={roles(event.role)} />
        )}
      </Box>
      <EventCode code={code} page={page} onShow={onShow} />
      <EventSchedule event={event} />
      <EventCounts counts={counts} />
      <Box sx={ways}>
        <ButtonLink href={`/DJPortal?event=${id}`} variant="tinted" size="medium">
          {t("openBoard")}
        </ButtonLink>
        <ButtonLink href={`/requests?event=${code}`} size="medium">
          {t("guestPage")}
        </ButtonLink>
        <EventMenu event={event} {...actions} />
      </Box>
    </Card>
  );
}

/** In one row with its menu on phones as well, in French too. */
const ways = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: { xs: 0.5, sm: 1 },
  mt: "auto",
  "& > a": { px: { xs: 1, sm: 1.5 } },
  "& > button": { marginInlineStart: "auto" },
} as const;
