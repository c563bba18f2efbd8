import Box from "@mui/material/Box";
import { drawCover } from "@/lib/shell/pictures/cover";
import { dataUrlOf } from "@/lib/shell/pictures/rules";

/** A song's picture, drawn from its title and artist: every song looks different, and nothing is fetched. */
export function Cover({ words, size = 48 }: { words: string; size?: number }) {
  return (
    <Box
      component="img"
      // An image is a separate document, where gradient ids cannot collide.
      src={dataUrlOf(drawCover(words))}
      alt=""
      width={size}
      height={size}
      sx={{ flex: "none", borderRadius: 0.8 }}
    />
  );
}
