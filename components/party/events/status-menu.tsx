import Button from "@mui/material/Button";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { IconChevronDown } from "@tabler/icons-react";
import { useNow, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useEventActions } from "@/lib/party/events/hooks";
import { eventPhaseAt } from "@/lib/party/events/rules";
import { type DjEvent, type EventStatus, eventStatuses } from "@/lib/party/events/schema";
import { phaseLooks } from "./phase-looks";

/** How often it is checked whether the time of an event has come. */
const LOOK_EVERY_MS = 30_000;

/** An event's status, and the menu that changes it. */
export function StatusMenu({ event }: { event: DjEvent }) {
  const t = useTranslations("events");
  const { setStatus } = useEventActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const now = useNow({ updateInterval: LOOK_EVERY_MS });
  const menuId = useId();
  const { id, name } = event;
  const phase = eventPhaseAt(event, now.getTime());
  const { color, Icon } = phaseLooks[phase];

  function handleChoice(status: EventStatus) {
    setAnchor(null);
    if (status !== event.status) setStatus(id, status);
  }

  return (
    <>
      <Button
        size="small"
        variant="tinted"
        color={color}
        startIcon={<Icon size={16} aria-hidden />}
        endIcon={<IconChevronDown size={16} aria-hidden />}
        aria-label={t("changeStatus", { name, status: t(`status.${phase}`) })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: "none", minHeight: 40 }}
      >
        {t(`status.${phase}`)}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { "aria-label": t("statusMenu", { name }) },
          paper: { sx: { maxWidth: 320 } },
        }}
      >
        {eventStatuses.map((status) => (
          <StatusItem
            key={status}
            status={status}
            isChosen={status === event.status}
            onChoose={handleChoice}
          />
        ))}
      </Menu>
    </>
  );
}

function StatusItem({
  status,
  isChosen,
  onChoose,
  ...rest
}: {
  status: EventStatus;
  isChosen: boolean;
  onChoose: (status: EventStatus) => void;
}) {
  const t = useTranslations("events");
  const { Icon } = phaseLooks[status];
  return (
    <MenuItem
      {...rest}
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      onClick={() => onChoose(status)}
      sx={{ gap: 1.5, whiteSpace: "normal" }}
    >
      <Icon size={20} style={{ flex: "none" }} aria-hidden />
      <ListItemText primary={t(`status.${status}`)} secondary={t(`statusHint.${status}`)} />
    </MenuItem>
  );
}
