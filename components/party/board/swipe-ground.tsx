import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { IconCheck, IconX } from "@tabler/icons-react";
import type { Swipe } from "./use-swipe";

const looks = {
  accept: { icon: IconCheck, color: "success", justifyContent: "start" },
  decline: { icon: IconX, color: "error", justifyContent: "end" },
} as const;

/** What a swipe will do, uncovered under the row. It fills up where lifting the finger decides. */
export function SwipeGround({ swipe: { side, isFar } }: { swipe: Swipe }) {
  const { icon: Icon, color, justifyContent } = looks[side];
  return (
    <Box
      aria-hidden
      data-ground={side}
      sx={{
        position: "absolute",
        inset: 0,
        px: 3,
        display: "flex",
        alignItems: "center",
        justifyContent,
        bgcolor: `${color}.${isFar ? "fill" : "light"}`,
        color: isFar ? "common.white" : `${color}.main`,
      }}
    >
      <Icon size={28} />
    </Box>
  );
}

/** The row above its ground: its surface and all that stands on it follow the finger, and spring back without one. */
export const swipeLook = {
  position: "relative",
  // A finger that goes up or down scrolls the list.
  touchAction: "pan-y pinch-zoom",
  "&:has(> [data-ground])": {
    isolation: "isolate",
    userSelect: "none",
    "&::after": { content: '""', position: "absolute", inset: 0, bgcolor: "background.paper" },
    "& > :not([data-ground])": { position: "relative", zIndex: 1 },
    "&::after, & > :not([data-ground])": {
      transform: "translateX(var(--swipe, 0px))",
      transition: "transform 160ms ease-out",
    },
    '&[style*="--swipe"]::after, &[style*="--swipe"] > *': { transition: "none" },
  },
} as const satisfies SxProps<Theme>;
