import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { clamp } from "@/components/ui/clamp";

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
        dir="auto"
        title={title}
        sx={{ ...clamp(lines), fontWeight: 650, fontSize: "0.9375rem" }}
      >
        {title}
      </Box>
      <Box sx={{ display: "flex", gap: 0.75, color: "text.secondary", minWidth: 0 }}>
        {artist && (
          <Box dir="auto" title={artist} sx={clamp(1)}>
            {artist}
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
