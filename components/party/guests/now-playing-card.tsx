import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { Equalizer } from "@/components/ui/equalizer";
import type { GuestEvent } from "@/lib/party/requests/schema";

/** The playing song. */
export function NowPlayingCard({ event }: { event: GuestEvent }) {
  const t = useTranslations("requests");
  const { playing } = event;
  return (
    <Card component="section" aria-label={t("nowPlaying")} sx={{ p: 1.25 }}>
      {playing ? (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Cover words={`${playing.title} ${playing.artist}`} size={52} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 0.75 }}>
              <Box sx={{ display: "flex", color: "primary.main" }}>
                <Equalizer />
              </Box>
              <Typography variant="body2" color="primary" sx={{ fontWeight: 650 }}>
                {t("nowPlaying")}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t("askedBy", { backers: playing.backers })}
              </Typography>
            </Box>
            <SongTitle title={playing.title} artist={playing.artist} lines={1} />
          </Box>
        </Box>
      ) : (
        <Typography color="textSecondary" sx={{ py: 0.5 }}>
          {t(`silence.${silenceAt(event)}`)}
        </Typography>
      )}
    </Card>
  );
}

/** Why nothing plays: before the night, at its beginning, between two songs, after it. */
function silenceAt({ status, counts }: GuestEvent) {
  if (status === "closed") return "over";
  if (status === "draft") return "before";
  if (counts.played > 0) return "between";
  return status === "open" && counts.all === 0 ? "first" : "between";
}
