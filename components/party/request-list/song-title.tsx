import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { clamp } from "@/components/ui/clamp";
import { Marked } from "./marked";

/**
 * A song in two lines. Titles of any script and length are clamped, never widen the row, and align with the page's own
 * text.
 */
export function SongTitle({
  title,
  artist,
  note,
  hint,
  search = "",
  lines = 2,
  sx,
}: {
  title: string;
  artist: string;
  /** Follows the artist, never truncated. */
  note?: ReactNode;
  /** Comes last, in the room that is left. */
  hint?: ReactNode;
  /** Marked in title and artist. */
  search?: string;
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
        <Marked text={title} search={search} />
      </Box>
      <Box sx={{ display: "flex", gap: 0.75, color: "text.secondary", minWidth: 0 }}>
        {artist && (
          <Box dir="auto" title={artist} sx={clamp(1)}>
            <Marked text={artist} search={search} />
          </Box>
        )}
        {note && (
          <Box component="span" sx={{ flex: "none", fontVariantNumeric: "tabular-nums" }}>
            {artist && "· "}
            {note}
          </Box>
        )}
        {hint && (
          <Box component="span" sx={{ ...clamp(1), flex: "1 1 0", minWidth: 0 }}>
            {hint}
          </Box>
        )}
      </Box>
    </Box>
  );
}
