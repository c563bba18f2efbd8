import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { mixesWith, mixingKeys } from "@/lib/office/tables/rules";
import type { Song } from "@/lib/office/tables/schema";
import { useTableTools } from "./tables-tools";

const MOST = 4;

/** What a DJ wants to know of a song before it plays: how it went so far, and what may follow. */
export function SongDetails({ song }: { song: Song }) {
  const t = useTranslations("tables");
  const { songs } = useTableTools("table");
  const next = mixesWith(song, songs, MOST);
  return (
    <Box sx={looks}>
      <Box sx={{ color: "text.secondary", mb: 1 }}>
        {t("plays", { count: song.plays })} ·{" "}
        {t("keys", { keys: mixingKeys(song.key).join(" · ") })}
      </Box>
      <Box sx={{ fontWeight: 600 }}>{next.length > 0 ? t("mixes") : t("noMixes")}</Box>
      {next.length > 0 && (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {next.map((one) => (
            <Box component="li" key={one.id} sx={{ display: "flex", gap: 1, py: 0.5 }}>
              <Box dir="auto" sx={{ flex: 1, minWidth: 0 }}>
                {one.title} · {one.artist}
              </Box>
              <Box dir="ltr" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
                {one.bpm} · {one.key}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** In sight wherever the columns are scrolled to. */
const looks = {
  position: "sticky",
  insetInlineStart: 8,
  width: "min(640px, 100vw - 64px)",
  py: 2,
  whiteSpace: "normal",
} as const;
