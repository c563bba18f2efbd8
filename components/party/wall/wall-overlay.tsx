import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useTranslations } from "next-intl";
import { useEnding } from "@/components/party/guests/use-ending";
import { clamp } from "@/components/ui/clamp";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { nextIn } from "@/lib/party/wall/rules";
import type { Shown } from "@/lib/party/wall/schema";
import { useWallStateText } from "./use-wall-state-text";
import { WallCover } from "./wall-cover";
import { APPEAR, units, WALL_UNIT } from "./wall-sizes";

// A dark colour scheme has an opaque canvas of its own.
const TRANSPARENT = {
  "html, body": { background: "transparent !important", colorScheme: "normal !important" },
};

/** The lower third of somebody's picture: light on dark, whatever lies beneath. */
export function WallOverlay({ event, list, host }: Shown & { host: string }) {
  const t = useTranslations("wall");
  const [next] = nextIn(list, event, useEnding(event));
  const state = useWallStateText(event, next !== undefined);
  const { name, code, status, playing } = event;
  return (
    <Box
      component="main"
      sx={[
        WALL_UNIT,
        {
          flexGrow: 1,
          display: "flex",
          alignItems: "end",
          p: units(5),
          cursor: "none",
          color: "#fff",
          lineHeight: 1.2,
        },
      ]}
    >
      <GlobalStyles styles={TRANSPARENT} />
      <VisuallyHidden component="h1">{name}</VisuallyHidden>
      <Box
        key={playing?.id}
        sx={{
          ...APPEAR,
          minWidth: 0,
          maxWidth: "100%",
          display: "flex",
          alignItems: "center",
          gap: units(3),
          p: units(2.4),
          borderRadius: units(2.4),
          bgcolor: "rgb(13 17 23 / 0.88)",
        }}
      >
        {playing && <WallCover title={playing.title} artist={playing.artist} size={15} />}
        <Box sx={{ minWidth: 0 }}>
          <Box dir="auto" sx={{ ...clamp(1), fontSize: units(5.4), fontWeight: 700 }}>
            {playing?.title ?? state.title}
          </Box>
          <Box dir="auto" sx={{ ...clamp(1), fontSize: units(3.8), color: "#C9D3E2" }}>
            {playing ? playing.artist : state.text}
          </Box>
          {next && (
            <Box
              dir="auto"
              sx={{ ...clamp(1), mt: units(0.8), fontSize: units(3), color: "#C9D3E2" }}
            >
              {t("nextIs", { title: next.title })}
            </Box>
          )}
        </Box>
        {status === "open" && (
          <Box
            sx={{
              flex: "none",
              paddingInlineStart: units(3),
              borderInlineStart: "1px solid rgb(255 255 255 / 0.3)",
              textAlign: "center",
            }}
          >
            <Box dir="ltr" sx={{ fontSize: units(3), color: "#C9D3E2" }}>
              {host}
            </Box>
            <Box dir="ltr" sx={{ fontSize: units(5.4), fontWeight: 700, letterSpacing: "0.08em" }}>
              {code}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
