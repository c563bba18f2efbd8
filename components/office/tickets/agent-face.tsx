import Box from "@mui/material/Box";
import { oneLine } from "@/components/ui/clamp";
import { visuallyHidden } from "@/components/ui/visually-hidden";
import type { Ticket } from "@/lib/office/tickets/schema";
import { TIGHT } from "./ticket-looks";

/** The agent's picture beside the name. */
export function AgentFace({ ticket: { thumb, AgentName } }: { ticket: Ticket }) {
  const [firstName, ...others] = AgentName.split(" ");
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
        {firstName}
        <Box component="span" sx={{ [TIGHT]: visuallyHidden }}>
          {others.map((name) => ` ${name}`)}
        </Box>
      </Box>
    </Box>
  );
}
