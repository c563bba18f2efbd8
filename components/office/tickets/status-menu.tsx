import Box from "@mui/material/Box";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MenuButton } from "@/components/ui/menu-button";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import type { ListedTicket } from "@/lib/office/tickets/rules";
import { shownStatuses, statusLooks } from "./ticket-looks";
import { useTicketTools } from "./tickets-tools";

/** Sets the status: any by the menu, the usual next one by a button of its own. */
export function StatusMenu({ ticket: { id, Status } }: { ticket: ListedTicket }) {
  const t = useTranslations("tickets");
  const { update } = useTicketTools("actions");
  const { icon: Icon, color } = statusLooks[Status];
  const isClosed = Status === "Closed";
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, py: 0.5 }}>
      <MenuButton
        label={t("statusIs", { status: t(`statuses.${Status}`) })}
        choicesOf={() =>
          shownStatuses.map((status) => ({
            key: status,
            label: t(`statuses.${status}`),
            icon: statusLooks[status].icon,
            isChosen: status === Status,
            // A slow phone closes the menu first.
            onChoose: () => void yieldToPaint().then(() => update(id, { Status: status })),
          }))
        }
        variant="tinted"
        color={color === "default" ? "inherit" : color}
        isNarrow
      >
        <Icon size={20} aria-hidden />
        {t(`statuses.${Status}`)}
        <IconChevronDown size={18} aria-hidden />
      </MenuButton>
      <Button
        variant="tinted"
        color="inherit"
        isNarrow
        onClick={() => update(id, { Status: isClosed ? "Open" : "Closed" })}
      >
        {t(isClosed ? "reopen" : "closeTicket")}
      </Button>
    </Box>
  );
}
