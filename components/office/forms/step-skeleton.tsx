import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";

/** A step while it is not known what was typed before. */
export function StepSkeleton() {
  return (
    <Box aria-busy sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      {["a", "b", "c", "d", "e", "f"].map((name) => (
        <Skeleton key={name} variant="rounded" height={56} />
      ))}
    </Box>
  );
}
