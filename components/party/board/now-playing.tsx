import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { Equalizer } from "@/components/ui/equalizer";
import type { DjRequest } from "@/lib/party/requests/schema";
import { Clock } from "./clock";
import { RowActions } from "./row-actions";

/** The playing song and the time. It stays in view while everything else scrolls. */
export function NowPlaying({ playing }: { playing: DjRequest | null }) {
  const t = useTranslations("board");
  return (
    <Box
      component="section"
      aria-labelledby="playing"
      sx={{
        flex: "none",
        px: 2,
        pt: { md: 1 },
        pb: 1.5,
        bgcolor: { xs: "background.default", md: "transparent" },
        position: { xs: "sticky", md: "static" },
        top: { xs: 0, sm: 48 },
        zIndex: 2,
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 1 }}>
        <Box sx={{ flex: 1, display: "flex", gap: 1, alignItems: "center", color: "primary.main" }}>
          {playing && <Equalizer />}
          <Typography id="playing" component="h2" sx={{ fontWeight: 650 }}>
            {t("playingNow")}
          </Typography>
        </Box>
        <Clock />
      </Box>
      {playing ? (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Cover words={`${playing.title} ${playing.artist}`} size={64} />
          <SongTitle title={playing.title} artist={playing.artist} />
          <RowActions request={playing} />
        </Box>
      ) : (
        <Typography color="textSecondary">{t("nothingPlaying")}</Typography>
      )}
    </Box>
  );
}
