import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { TicketLabel } from "@/lib/office/tickets/schema";

/** How urgent a ticket is: a colour and a word. */
export function LabelDot({ label }: { label: TicketLabel }) {
  const t = useTranslations("tickets.labels");
  return (
    <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      <Box
        component="span"
        sx={{ width: 10, height: 10, borderRadius: "3px", bgcolor: `${label}.main` }}
      />
      {t(label)}
    </Box>
  );
}
