import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";

/** Cards in three columns, as many as there is room for. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={grid}>
      {children}
    </Box>
  );
}

const CARDS = [0, 1, 2, 3, 4, 5];

/** A grid that has not arrived, its cards as high as they will be. */
export function GridSkeleton({ cardHeight }: { cardHeight: number }) {
  return (
    <Box aria-busy sx={grid}>
      {CARDS.map((card) => (
        <Skeleton key={card} variant="rounded" height={cardHeight} />
      ))}
    </Box>
  );
}

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 272px), 1fr))",
  gap: 2,
  m: 0,
  p: 0,
  listStyle: "none",
} as const;
