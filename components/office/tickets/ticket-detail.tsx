import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconTrash, IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { PaneBar } from "@/components/office/desk/pane-bar";
import { PaneCard } from "@/components/office/desk/pane-card";
import { IconButton } from "@/components/ui/button";
import type { ListedTicket } from "@/lib/office/tickets/rules";
import { RemarkForm } from "./remark-form";
import { RemarkList } from "./remark-list";
import { StatusMenu } from "./status-menu";
import { TicketFacts } from "./ticket-facts";
import { useTicketTools } from "./tickets-tools";
import { useTicketWords } from "./use-ticket-words";

/** The open ticket: what it says, what can be set, and the remarks on it. */
export function TicketDetail({ ticket }: { ticket: ListedTicket }) {
  const t = useTranslations("tickets");
  const words = useTicketWords();
  const { close, remove } = useTicketTools("actions");
  const { id, ticketTitle, ticketDescription } = ticket;
  return (
    <PaneCard>
      <PaneBar
        title={words.name(ticket)}
        isOpen
        backLabel={t("back")}
        onBack={close}
        tools={<StatusMenu ticket={ticket} />}
      >
        <IconButton aria-label={t("delete")} title={t("delete")} onClick={() => remove(id)}>
          <IconTrash size={22} aria-hidden />
        </IconButton>
        <Box sx={{ display: { xs: "none", sm: "block" } }}>
          <IconButton aria-label={t("close")} title={t("close")} onClick={close}>
            <IconX size={22} aria-hidden />
          </IconButton>
        </Box>
      </PaneBar>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", px: { xs: 2, sm: 2.5 }, pb: 2 }}>
        <Typography
          component="h2"
          variant="h4"
          dir="auto"
          sx={{ textAlign: "left", overflowWrap: "anywhere", mt: 1.5, mb: 2 }}
        >
          {ticketTitle}
        </Typography>
        <TicketFacts ticket={ticket} />
        <Typography
          dir="auto"
          sx={{
            my: 2.5,
            fontSize: "0.9375rem",
            lineHeight: 1.6,
            textAlign: "left",
            whiteSpace: "pre-line",
            overflowWrap: "anywhere",
          }}
        >
          {ticketDescription}
        </Typography>
        <RemarkList ticketId={id} />
      </Box>
      <RemarkForm ticketId={id} />
    </PaneCard>
  );
}
