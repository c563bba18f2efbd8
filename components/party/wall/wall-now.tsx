import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { useWallStateText } from "./use-wall-state-text";
import { WallCover } from "./wall-cover";
import { WallMessage } from "./wall-message";
import { APPEAR, UPRIGHT, units } from "./wall-sizes";

/** The playing song, or why there is none. */
export function WallNow({ event, hasNext }: { event: GuestEvent; hasNext: boolean }) {
  const t = useTranslations("wall");
  const state = useWallStateText(event, hasNext);
  const { playing } = event;
  return (
    <Box component="section" aria-label={t("nowPlaying")} sx={{ alignSelf: "center", minWidth: 0 }}>
      {playing ? (
        <Box
          key={playing.id}
          sx={{ ...APPEAR, display: "flex", alignItems: "center", gap: units(4) }}
        >
          <WallCover title={playing.title} artist={playing.artist} size={32} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ color: "primary.main", fontWeight: 650 }}>{t("nowPlaying")}</Box>
            <Box
              dir="auto"
              sx={{
                ...clamp(3),
                my: units(1),
                // Room for what hangs below the line.
                pb: "0.12em",
                fontSize: units(8),
                fontWeight: 700,
                lineHeight: 1.12,
                [UPRIGHT]: { fontSize: units(7) },
              }}
            >
              {playing.title}
            </Box>
            <Box dir="auto" sx={{ ...clamp(2), fontSize: units(5), color: "text.secondary" }}>
              {playing.artist}
            </Box>
          </Box>
        </Box>
      ) : (
        <WallMessage {...state} />
      )}
    </Box>
  );
}
