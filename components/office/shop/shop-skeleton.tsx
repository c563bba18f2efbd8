import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { GRID } from "./product-grid";

const CARDS = [0, 1, 2, 3, 4, 5];

/** Products that have not arrived. */
export function GridSkeleton() {
  return (
    <Box aria-busy sx={GRID}>
      {CARDS.map((card) => (
        <Skeleton key={card} variant="rounded" height={300} />
      ))}
    </Box>
  );
}
