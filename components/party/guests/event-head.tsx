import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { IconDoorExit } from "@tabler/icons-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import type { GuestEvent } from "@/lib/party/requests/schema";

/** The event's name and place, and the link to another event. */
export function EventHead({ event }: { event: GuestEvent }) {
  const t = useTranslations("requests");
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography dir="auto" sx={{ ...clamp(1), fontWeight: 700, fontSize: "1rem" }}>
          {event.name}
        </Typography>
        <Typography dir="auto" variant="body2" color="textSecondary" sx={clamp(1)}>
          {[event.venue, event.djName].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      <IconButton
        component={Link}
        href="/requests?event="
        aria-label={t("otherEvent")}
        // The browser's own hint: the page loads no script for one tooltip.
        title={t("otherEvent")}
        sx={{ color: "text.secondary" }}
      >
        <IconDoorExit size={22} aria-hidden data-directional />
      </IconButton>
    </Box>
  );
}
