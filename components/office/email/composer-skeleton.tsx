import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";

/** The form of a draft that has not arrived. */
export function ComposerSkeleton() {
  return (
    <Box aria-busy sx={{ flex: 1, display: "grid", gap: 2, px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Box sx={{ display: "grid", gap: 2 }}>
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" height={160} />
      </Box>
    </Box>
  );
}
