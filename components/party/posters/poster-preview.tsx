import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { papers } from "@/lib/party/posters/rules";
import type { Poster } from "./poster";
import { PosterSheet } from "./poster-sheet";

/** The poster as the printer will print it, as large as there is room. */
export function PosterPreview({ poster }: { poster: Poster }) {
  const t = useTranslations("posters");
  const { width, height } = papers[poster.size];
  return (
    <Box
      component="section"
      aria-label={t("preview")}
      sx={{
        aspectRatio: `${width} / ${height}`,
        // Whole on the screen at once.
        width: `min(100%, (100dvh - 200px) * ${width / height})`,
        minWidth: "min(100%, 280px)",
        justifySelf: "center",
        borderRadius: 1,
        overflow: "hidden",
        boxShadow: 3,
      }}
    >
      <PosterSheet poster={poster} />
    </Box>
  );
}
