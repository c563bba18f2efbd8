import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import type { SongRequest } from "@/lib/party/requests/schema";
import { WallCover } from "./wall-cover";
import { APPEAR, SQUARE, UPRIGHT, units } from "./wall-sizes";

/** How many rows a television has room for below the playing song; other shapes have room for more. */
const ROWS = { "& > li:nth-of-type(n + 4)": { display: "none" } };
const MORE_ROWS = { "& > li:nth-of-type(n + 4)": { display: "flex" } };

/** The songs that come next. */
export function WallNext({ requests }: { requests: SongRequest[] }) {
  const t = useTranslations("wall");
  if (requests.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="wall-next" sx={{ minWidth: 0, alignSelf: "center" }}>
      <Box
        id="wall-next"
        component="h2"
        sx={{ m: 0, mb: units(2), fontSize: units(4), fontWeight: 650, color: "text.secondary" }}
      >
        {t("next")}
      </Box>
      <Box
        component="ol"
        sx={{
          display: "grid",
          gap: units(2.2),
          listStyle: "none",
          m: 0,
          p: 0,
          ...ROWS,
          [UPRIGHT]: MORE_ROWS,
          [SQUARE]: MORE_ROWS,
        }}
      >
        {requests.map(({ id, title, artist }) => (
          <Box
            key={id}
            component="li"
            sx={{ ...APPEAR, display: "flex", alignItems: "center", gap: units(2.6) }}
          >
            <WallCover title={title} artist={artist} size={9} />
            <Box sx={{ minWidth: 0 }}>
              <Box dir="auto" sx={{ ...clamp(1), fontSize: units(4.6), fontWeight: 650 }}>
                {title}
              </Box>
              <Box dir="auto" sx={{ ...clamp(1), fontSize: units(3.4), color: "text.secondary" }}>
                {artist}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
