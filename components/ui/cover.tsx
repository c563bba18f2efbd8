import Box from "@mui/material/Box";
import { drawCover } from "@/lib/shell/pictures/cover";
import { dataUrlOf } from "@/lib/shell/pictures/rules";

/** The picture of a song, drawn from its words: every song looks like itself, and nothing is fetched. */
export function Cover({ words, size = 48 }: { words: string; size?: number }) {
  return (
    <Box
      component="img"
      // In a document of its own, where the name of its gradient meets no other's.
      src={dataUrlOf(drawCover(words))}
      alt=""
      width={size}
      height={size}
      sx={{ flex: "none", borderRadius: 0.8 }}
    />
  );
}
