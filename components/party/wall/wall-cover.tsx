import Box from "@mui/material/Box";
import { useId } from "react";
import { drawCover } from "@/lib/shell/pictures/cover";
import { units } from "./wall-sizes";

/**
 * A song's picture, as on every other page, in units of the wall. It stands in the page itself: browsers keep the
 * pictures of past songs, each a document of its own, and a wall shows hundreds in a night.
 */
export function WallCover({
  title,
  artist,
  size,
}: {
  title: string;
  artist: string;
  size: number;
}) {
  const id = useId();
  // The gradients of several covers share one page.
  const svg = drawCover(`${title} ${artist}`).replace(/\bblend\b/g, `blend${id}`);
  return (
    <Box
      aria-hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, of which the words only choose the shapes
      dangerouslySetInnerHTML={{ __html: svg }}
      sx={{
        flex: "none",
        width: units(size),
        height: units(size),
        borderRadius: units(size / 14),
        overflow: "hidden",
        "& > svg": { display: "block", width: "100%", height: "100%" },
      }}
    />
  );
}
