import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useSingleTaps } from "@/components/ui/use-single-taps";
import type { Line } from "@/lib/party/board/hooks";
import type { Board } from "@/lib/party/board/schema";
import { HouseMenu } from "./house-menu";
import { lanesOf } from "./lanes";
import { NightLanes } from "./night-lanes";
import { NowPlaying } from "./now-playing";

/** In portrait, the rail is above the list, folded to the playing song and the next two. */
const SHOWN_FOLDED = 2;
const FOLDED = (theme: Theme) => ({
  [theme.breakpoints.down("md")]: {
    [`&[data-folded=true] section:nth-of-type(n + 2), &[data-folded=true] li:nth-of-type(n + ${SHOWN_FOLDED + 1})`]:
      { display: "none" },
  },
});

/** The night's songs: playing now, the queue, and the lanes. */
export function NightRail({ board, line }: { board: Board; line: Line }) {
  const t = useTranslations("board");
  const singleTaps = useSingleTaps();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [isDragging, setIsDragging] = useState(false);
  const { requests, isWhole, queued } = line;
  const { lanes: names } = board.settings;
  const lanes = useMemo(
    () => lanesOf(names, { requests, isWhole, queued }),
    [names, requests, isWhole, queued],
  );

  return (
    <Box
      component="aside"
      {...singleTaps}
      sx={{
        gridArea: "rail",
        // Stacked, its parts become parts of the page, so that the playing song can stay in view.
        display: { xs: "contents", md: "flex" },
        flexDirection: "column",
        pt: { lg: "var(--topbar-overlap, 0px)" },
        minHeight: 0,
        bgcolor: "background.paper",
      }}
    >
      <NowPlaying playing={board.playing} />
      <Box
        // A song that is dragged can be dropped at every place.
        data-folded={!isUnfolded && !isDragging}
        sx={[
          { px: 2, pb: { xs: 1, md: 2.5 }, minHeight: { md: 0 }, overflowY: { md: "auto" } },
          FOLDED,
        ]}
      >
        <NightLanes lanes={lanes} isDragging={isDragging} onDragging={setIsDragging} />
        <HouseMenu board={board} />
        {line.total > SHOWN_FOLDED && (
          <Button
            fullWidth
            size="large"
            variant="tinted"
            color="inherit"
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
            sx={{ display: { md: "none" }, mt: 1 }}
          >
            {isUnfolded ? t("fold") : t("unfold", { songs: line.total })}
          </Button>
        )}
      </Box>
    </Box>
  );
}
