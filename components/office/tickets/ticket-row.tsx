import Box from "@mui/material/Box";
import { memo, type RefObject, useRef } from "react";
import { useFollowedFocus } from "@/components/office/desk/use-followed-focus";
import { oneLine } from "@/components/ui/clamp";
import { onPlainClick } from "@/components/ui/plain-click";
import { type ListedTicket, numberOf } from "@/lib/office/tickets/rules";
import { AgentFace } from "./agent-face";
import { StatusChip } from "./status-chip";
import { GRID, NARROW } from "./ticket-looks";
import { useTicketTools } from "./tickets-tools";
import { useTicketWords } from "./use-ticket-words";

type Props = {
  ticket: ListedTicket;
  isStop: boolean;
  /** Whether the ticket that opens next takes the focus. */
  isFollowing: RefObject<boolean>;
};

/** A ticket in the table. Its title is a link that covers the row. */
export const TicketRow = memo(function TicketRow({ ticket, isStop, isFollowing }: Props) {
  const words = useTicketWords();
  const { chosen, hrefOf } = useTicketTools("selection");
  const { select } = useTicketTools("actions");
  const { id, ticketTitle, ticketDescription } = ticket;
  const isOpen = chosen?.id === id;
  const link = useRef<HTMLAnchorElement>(null);
  useFollowedFocus(link, isOpen, isFollowing);
  return (
    <Box role="row" sx={[GRID, row, isOpen && { bgcolor: "primary.light", boxShadow: openMark }]}>
      <Box role="cell" sx={{ ...meta, [NARROW]: { gridArea: "number" } }}>
        {numberOf(ticket)}
      </Box>
      <Box role="cell" sx={{ minWidth: 0, [NARROW]: { gridArea: "title" } }}>
        <Box
          component="a"
          ref={link}
          href={hrefOf(id)}
          dir="auto"
          data-item={id}
          tabIndex={isStop ? 0 : -1}
          {...(isOpen && { "aria-current": "true" })}
          onClick={onPlainClick(() => select(id))}
          sx={title}
        >
          {ticketTitle}
        </Box>
        <Box dir="auto" sx={{ ...oneLine, ...meta, textAlign: "left" }}>
          {ticketDescription}
        </Box>
      </Box>
      <Box role="cell" sx={{ [NARROW]: { gridArea: "status" } }}>
        <StatusChip status={ticket.Status} />
      </Box>
      <Box role="cell" sx={{ ...oneLine, [NARROW]: { gridArea: "agent" } }}>
        <AgentFace ticket={ticket} />
      </Box>
      <Box role="cell" sx={{ ...meta, [NARROW]: { gridArea: "date", textAlign: "end" } }}>
        {words.day(ticket)}
      </Box>
    </Box>
  );
});

const meta = {
  typography: "body2",
  color: "text.secondary",
  fontVariantNumeric: "tabular-nums",
} as const;

const openMark = "inset 3px 0 0 var(--palette-primary-main)";

const row = {
  position: "relative",
  minHeight: 64,
  borderTop: 1,
  borderColor: "divider",
  "&:hover": { bgcolor: "background.raised" },
  [NARROW]: {
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    gridTemplateAreas: '"title title title" "status agent date"',
    rowGap: 1,
    columnGap: 1.5,
    bgcolor: "background.paper",
    border: 0,
    borderRadius: 1,
    px: 2,
    py: 1.5,
    mb: 1,
    "& > :first-of-type": { display: "none" },
  },
} as const;

const title = {
  ...oneLine,
  display: "block",
  typography: "subtitle1",
  fontSize: "0.9375rem",
  lineHeight: "1.25rem",
  fontWeight: 600,
  color: "text.primary",
  textDecoration: "none",
  textAlign: "left",
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: 1 },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": { outline: "2px solid var(--palette-primary-main)", outlineOffset: -2 },
} as const;
