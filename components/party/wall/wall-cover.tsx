import Box from "@mui/material/Box";
import { Cover } from "@/components/ui/cover";
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
    <Box sx={{ display: "flex", flex: "none", borderRadius: units(size / 14), overflow: "hidden" }}>
      <Cover words={`${title} ${artist}`} size={units(size)} />
    </Box>
  );
}
