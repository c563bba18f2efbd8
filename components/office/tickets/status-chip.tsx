import Chip from "@mui/material/Chip";
import { useTranslations } from "next-intl";
import type { TicketStatus } from "@/lib/office/tickets/schema";
import { statusLooks } from "./ticket-looks";

/** A ticket's status: icon, word and colour say the same. */
export function StatusChip({ status }: { status: TicketStatus }) {
  const t = useTranslations("tickets.statuses");
  const { icon: Icon, color } = statusLooks[status];
  return <Chip variant="tinted" color={color} icon={<Icon aria-hidden />} label={t(status)} />;
}
