import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { TicketStatus } from "@/lib/office/tickets/schema";
import { statusLooks } from "./ticket-looks";

/**
 * A ticket's status: icon, word and colour say the same. MUI's Chip could also be pressed and deleted, and weighs three
 * kilobytes for it.
 */
export function StatusChip({ status }: { status: TicketStatus }) {
  const t = useTranslations("tickets.statuses");
  const { icon: Icon, color } = statusLooks[status];
  const isPlain = color === "default";
  return (
    <Box
      component="span"
      sx={{
        ...chip,
        bgcolor: isPlain ? "background.raised" : `${color}.light`,
        color: isPlain ? "text.secondary" : `${color}.main`,
      }}
    >
      <Icon size={15} aria-hidden />
      {t(status)}
    </Box>
  );
}

const chip = {
  display: "inline-flex",
  alignItems: "center",
  gap: 0.75,
  height: 26,
  px: 1.125,
  borderRadius: 4,
  fontSize: "0.78125rem",
  fontWeight: 600,
  whiteSpace: "nowrap",
} as const;
