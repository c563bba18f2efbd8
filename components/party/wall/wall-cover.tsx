import Box from "@mui/material/Box";
import { drawCover } from "@/lib/shell/pictures/cover";
import { dataUrlOf } from "@/lib/shell/pictures/rules";
import { units } from "./wall-sizes";

/** A song's picture, as on every other page, in units of the wall. */
export function WallCover({
  title,
  artist,
  size,
}: {
  title: string;
  artist: string;
  size: number;
}) {
  return (
    <Box
      component="img"
      src={dataUrlOf(drawCover(`${title} ${artist}`))}
      alt=""
      sx={{ flex: "none", width: units(size), height: units(size), borderRadius: units(size / 14) }}
    />
  );
}
