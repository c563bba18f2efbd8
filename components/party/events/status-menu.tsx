import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { useEventActions } from "@/lib/party/events/actions";
import type { EventPhase } from "@/lib/party/events/rules";
import { type DjEvent, type EventStatus, eventStatuses } from "@/lib/party/events/schema";
import { phaseLooks } from "./phase-looks";
import { useEventPhase } from "./use-event-phase";

/** An event's status, and the menu to change it. */
export function StatusMenu({ event }: { event: DjEvent }) {
  const t = useTranslations("events");
  const { setStatus } = useEventActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const { name } = event;
  const phase = useEventPhase(event);
  const { color, Icon } = phaseLooks[phase];
  const isBySchedule = phase === "scheduled" || phase === "collecting" || phase === "over";

  function handleChoice(status: EventStatus) {
    setAnchor(null);
    if (status !== phase) setStatus(event, status);
  }

  return (
    <>
      <Button
        size="medium"
        isNarrow
        variant="tinted"
        color={color}
        aria-label={t("changeStatus", { name, status: t(`status.${phase}`) })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon size={16} aria-hidden />
        {t(`status.${phase}`)}
        <IconChevronDown size={16} aria-hidden />
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { "aria-label": t("statusMenu", { name }) },
          paper: {
            role: "dialog",
            "aria-label": t("statusMenu", { name }),
            sx: { maxWidth: 320 },
          },
        }}
      >
        {isBySchedule && <StatusItem phase={phase} isChosen onChoose={() => setAnchor(null)} />}
        {eventStatuses.map((status) => (
          <StatusItem
            key={status}
            phase={status}
            isChosen={status === phase}
            onChoose={() => handleChoice(status)}
          />
        ))}
      </Menu>
    </>
  );
}

function StatusItem({
  phase,
  isChosen,
  onChoose,
  ...rest
}: {
  phase: EventPhase;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useTranslations("events");
  const { Icon } = phaseLooks[phase];
  return (
    <MenuItem
      {...rest}
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      onClick={onChoose}
      sx={{ gap: 1.5, whiteSpace: "normal" }}
    >
      <Icon size={20} style={{ flex: "none" }} aria-hidden />
      <ListItemText primary={t(`status.${phase}`)} secondary={t(`statusHint.${phase}`)} />
    </MenuItem>
  );
}
