import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";

const CLAMP = {
  overflow: "hidden",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  overflowWrap: "anywhere",
} as const;

/** A song in two lines. Titles come in any script and any length: they clamp, they never push. */
export function SongTitle({
  title,
  artist,
  lines = 2,
  sx,
}: {
  title: string;
  artist: string;
  lines?: number;
  sx?: SxProps<Theme>;
}) {
  return (
    <Box sx={[{ minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box
        dir="auto"
        title={title}
        sx={{
          ...CLAMP,
          WebkitLineClamp: lines,
          fontWeight: 650,
          fontSize: "0.9375rem",
          textAlign: "start",
        }}
      >
        {title}
      </Box>
      {artist && (
        <Box
          dir="auto"
          title={artist}
          sx={{ ...CLAMP, WebkitLineClamp: 1, color: "text.secondary", textAlign: "start" }}
        >
          {artist}
        </Box>
      )}
    </Box>
  );
}
