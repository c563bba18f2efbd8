import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { GraphData } from "./graph-data";

const COLUMNS = [42, 66, 58, 84, 72, 94, 60, 76];

/** The shape of a graph that has not come yet. */
export function GraphSkeleton({ kind, height }: { kind: GraphData["kind"]; height: number }) {
  if (kind === "doughnut" || kind === "gauge" || kind === "radar") {
    const size = height - 8;
    return (
      <Box aria-busy sx={{ display: "grid", placeItems: "center", height }}>
        <Skeleton variant="circular" width={size} height={size} sx={{ maxWidth: "100%" }} />
      </Box>
    );
  }
  return (
    <Box
      aria-busy
      sx={{
        display: "flex",
        alignItems: "flex-end",
        gap: 1.5,
        height,
        paddingBlock: "24px 28px",
        paddingInlineStart: "44px",
      }}
    >
      {COLUMNS.map((share) => (
        <Skeleton key={share} variant="rounded" sx={{ flex: 1, height: `${share}%` }} />
      ))}
    </Box>
  );
}
