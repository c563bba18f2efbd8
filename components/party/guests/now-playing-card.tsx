import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { Equalizer } from "@/components/ui/equalizer";
import type { SongRequest } from "@/lib/party/requests/schema";

/** The song that is playing. */
export function NowPlayingCard({ playing }: { playing: SongRequest | null }) {
  const t = useTranslations("requests");
  return (
    <Card component="section" aria-label={t("nowPlaying")} sx={{ p: 1.5 }}>
      {playing ? (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Cover words={`${playing.title} ${playing.artist}`} size={64} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Box sx={{ display: "flex", alignItems: "center", gap: 0.75, color: "primary.main" }}>
              <Equalizer />
              <Typography variant="body2" sx={{ fontWeight: 650, color: "inherit" }}>
                {t("nowPlaying")}
              </Typography>
            </Box>
            <SongTitle title={playing.title} artist={playing.artist} lines={1} />
            <Typography variant="body2" color="textSecondary">
              {t("askedBy", { backers: playing.backers })}
            </Typography>
          </Box>
        </Box>
      ) : (
        <Typography color="textSecondary" sx={{ py: 0.5 }}>
          {t("nothingPlaying")}
        </Typography>
      )}
    </Card>
  );
}
