import Box from "@mui/material/Box";
import type { Poster } from "./poster";
import { PosterFace } from "./poster-face";

/** A sheet of paper. A tent's upper half stands on its head, so that both sides can be read once it is folded. */
export function PosterSheet({ poster }: { poster: Poster }) {
  const isTent = poster.size === "tent" || poster.size === "letter_tent";
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateRows: isTent ? "1fr 1fr" : "1fr",
        height: "100%",
        bgcolor: "common.white",
        color: "#1F2A3D",
      }}
    >
      {isTent && (
        // One side is enough for screen readers.
        <Box
          aria-hidden
          sx={{ transform: "rotate(180deg)", minHeight: 0, borderTop: "1px dashed #B9C2D0" }}
        >
          <PosterFace poster={poster} />
        </Box>
      )}
      <Box sx={{ minHeight: 0 }}>
        <PosterFace poster={poster} />
      </Box>
    </Box>
  );
}
