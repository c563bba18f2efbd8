import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { papers } from "@/lib/party/posters/rules";
import type { Poster } from "./poster";
import { PosterSheet } from "./poster-sheet";

const never = () => () => {};

/**
 * What the printer gets: the poster alone on its page, in millimetres. It stands beside the page rather than in it, so
 * that no frame around it can add a margin or a second page.
 */
export function PrintedPoster({ poster }: { poster: Poster }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { page, width, height } = papers[poster.size];
  return (
    <>
      <GlobalStyles
        styles={{
          "@page": {
            size: page === "letter" || page === "A5" ? `${page} portrait` : page,
            margin: 0,
          },
          "@media print": {
            "body > *:not([data-printed])": { display: "none !important" },
            "html, body": { background: "white !important", minHeight: "0 !important" },
          },
        }}
      />
      {isInBrowser &&
        createPortal(
          <Box
            data-printed
            sx={{
              display: "none",
              "@media print": {
                display: "block",
                width: `${width}mm`,
                // A hair less than the page, which rounding must not exceed.
                height: `${height - 0.3}mm`,
                overflow: "hidden",
                breakInside: "avoid",
                printColorAdjust: "exact",
              },
            }}
          >
            <PosterSheet poster={poster} />
          </Box>,
          document.body,
        )}
    </>
  );
}
