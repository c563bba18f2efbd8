import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";

const CLAMP = {
  overflow: "hidden",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  overflowWrap: "anywhere",
} as const;

/**
 * A song in two lines. Titles come in any script and any length: they clamp, they never push, and they
 * stand where the page's own text begins.
 */
export function SongTitle({
  title,
  artist,
  note,
  lines = 2,
  sx,
}: {
  title: string;
  artist: string;
  /** Stands behind the artist, whole. */
  note?: string;
  lines?: number;
  sx?: SxProps<Theme>;
}) {
  return (
    <Box sx={[{ minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box
        title={title}
        sx={{ ...CLAMP, WebkitLineClamp: lines, fontWeight: 650, fontSize: "0.9375rem" }}
      >
        <bdi>{title}</bdi>
      </Box>
      <Box sx={{ display: "flex", gap: 0.75, color: "text.secondary", minWidth: 0 }}>
        {artist && (
          <Box title={artist} sx={{ ...CLAMP, WebkitLineClamp: 1 }}>
            <bdi>{artist}</bdi>
          </Box>
        )}
        {note && (
          <Box component="span" sx={{ flex: "none", fontVariantNumeric: "tabular-nums" }}>
            {artist ? `· ${note}` : note}
          </Box>
        )}
      </Box>
    </Box>
  );
}
