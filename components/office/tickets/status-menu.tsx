import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
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
        variant="button"
        label={t("statusIs", { status: t(`statuses.${Status}`) })}
        props={{
          variant: "tinted",
          color: color === "default" ? "inherit" : color,
          size: "large",
          sx: { px: 1.5 },
          startIcon: <Icon size={20} aria-hidden />,
          endIcon: <IconChevronDown size={18} aria-hidden />,
        }}
        choices={shownStatuses.map((status) => ({
          key: status,
          label: t(`statuses.${status}`),
          icon: statusLooks[status].icon,
          isChosen: status === Status,
          // A slow phone closes the menu first.
          onChoose: () => void yieldToPaint().then(() => update(id, { Status: status })),
        }))}
      >
        {t(`statuses.${Status}`)}
      </MenuButton>
      <Button
        variant="tinted"
        color="inherit"
        size="large"
        sx={{ px: 1.5 }}
        onClick={() => update(id, { Status: isClosed ? "Open" : "Closed" })}
      >
        {t(isClosed ? "reopen" : "closeTicket")}
      </Button>
    </Box>
  );
}
