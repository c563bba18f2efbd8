import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { clamp } from "@/components/ui/clamp";
import { DAY_AND_CLOCK, useZonedTime } from "@/components/ui/use-zoned-time";
import { useServerNow } from "@/lib/client/server-clock";
import type { DjEvent } from "@/lib/party/events/schema";
import { useWallsActions } from "@/lib/party/wall/hooks";
import { AWAY_MS } from "@/lib/party/wall/rules";
import type { Wall } from "@/lib/party/wall/schema";

/** The connected screens, with a button to disconnect each. */
export function WallList({ event, walls }: { event: DjEvent; walls: Wall[] }) {
  const t = useTranslations("screens");
  const zonedTime = useZonedTime(event.timeZone);
  const now = useServerNow().getTime();
  const { disconnect } = useWallsActions(event.id);
  if (walls.length === 0) return null;
  return (
    <div>
      <Typography component="h3" variant="h6" id="connected-screens">
        {t("list")}
      </Typography>
      <Box
        component="ul"
        aria-labelledby="connected-screens"
        sx={{ listStyle: "none", m: 0, p: 0 }}
      >
        {walls.map(({ id, name, seenAt }) => {
          const isAway = now - Date.parse(seenAt) > AWAY_MS;
          const called = name || t("unnamed");
          return (
            <Box
              key={id}
              component="li"
              sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 56 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography dir="auto" title={called} sx={clamp(1)}>
                  {called}
                </Typography>
                <Typography variant="body2" color={isAway ? "warning" : "textSecondary"}>
                  {isAway ? t("away", { time: zonedTime(seenAt, DAY_AND_CLOCK) }) : t("on")}
                </Typography>
              </Box>
              <Button
                color="inherit"
                aria-label={t("disconnectOne", { name: called })}
                onClick={() => disconnect(id)}
                size="medium"
              >
                {t("disconnect")}
              </Button>
            </Box>
          );
        })}
      </Box>
    </div>
  );
}
