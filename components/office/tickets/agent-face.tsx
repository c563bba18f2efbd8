import Box from "@mui/material/Box";
import { oneLine } from "@/components/ui/clamp";
import type { Ticket } from "@/lib/office/tickets/schema";

/** The agent's picture beside the name. */
export function AgentFace({ ticket: { thumb, AgentName } }: { ticket: Ticket }) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, minWidth: 0 }}>
      <Box
        component="img"
        src={thumb}
        alt=""
        width={28}
        height={28}
        sx={{ flex: "none", borderRadius: "50%" }}
      />
      <Box component="span" dir="auto" sx={oneLine}>
        {AgentName}
      </Box>
    </Box>
  );
}
