import Box from "@mui/material/Box";
import { palette } from "@/components/theme/palette";
import { clamp } from "@/components/ui/clamp";
import { QrImage } from "@/components/ui/qr-image";
import { modulesOf } from "@/lib/party/posters/rules";
import type { Poster } from "./poster";
import { PosterCode } from "./poster-code";
import { PosterLines } from "./poster-lines";

/** Wider than high, like the side of a tent. */
const WIDE = "@container (min-aspect-ratio: 1)";

/** What guests see. Every length is a share of the face, so that it looks the same on a screen and on any paper. */
export function PosterFace({ poster }: { poster: Poster }) {
  const { subject, theme, languages } = poster;
  const { fill } = palette(theme, "light").primary;
  return (
    <Box sx={{ containerType: "size", height: "100%" }}>
      <Box
        sx={{
          display: "grid",
          gridTemplateRows: "auto 1fr auto",
          height: "100%",
          p: "6cqmin",
          gap: "3cqmin",
          textAlign: "center",
          [WIDE]: {
            gridTemplateColumns: "minmax(0, 1fr) 72cqmin",
            gridTemplateRows: "1fr auto",
            columnGap: "6cqmin",
          },
        }}
      >
        <Box
          sx={{
            display: "grid",
            alignContent: "center",
            gap: "1cqmin",
            minHeight: 0,
            overflow: "hidden",
            p: "4cqmin",
            borderRadius: "4cqmin",
            bgcolor: fill,
            color: "common.white",
          }}
        >
          <PosterLines
            lines={languages.map(({ code, words }) => ({ code, text: words.headline }))}
            sizes={["8cqmin", "4.8cqmin"]}
            weight={800}
          />
          {subject.id && (
            <Box
              dir="auto"
              sx={{ ...clamp(2), fontSize: "4cqmin", lineHeight: 1.25, textAlign: "center" }}
            >
              {subject.name}
            </Box>
          )}
        </Box>
        <Box
          sx={{
            display: "grid",
            gridTemplateRows: "1fr auto",
            gap: "2cqmin",
            minHeight: 0,
            [WIDE]: { gridRow: "1 / 3", gridColumn: 2 },
          }}
        >
          <Box sx={{ containerType: "size", display: "grid", placeItems: "center" }}>
            <QrImage modules={modulesOf(subject.page, 2)} width="min(100cqw, 100cqh)" />
          </Box>
          <Box>
            <PosterLines
              lines={languages.map(({ code, words }) => ({ code, text: words.scan }))}
              sizes={["3.4cqmin", "2.9cqmin"]}
            />
          </Box>
        </Box>
        <PosterCode poster={poster} color={fill} />
      </Box>
    </Box>
  );
}
