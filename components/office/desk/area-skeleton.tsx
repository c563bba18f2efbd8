import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { AreaPanes } from "./area-panes";

const ROWS = [0, 1, 2, 3];

type Props = {
  label: string;
  rowHeight: number;
  isTable?: boolean;
  /** Whether filters stand before the list, or above it where there is no room. */
  hasSide?: boolean;
};

/** The panes of an area that has not arrived, their rows as high as they will be. */
export function PanesSkeleton({ label, rowHeight, isTable = false, hasSide = false }: Props) {
  return (
    <AreaPanes
      label={label}
      isDetailOpen={false}
      isTable={isTable}
      side={hasSide && ROWS.map((row) => <FilterSkeleton key={row} />)}
      list={
        <Box aria-busy sx={{ px: { xs: 2, sm: 0 } }}>
          <Skeleton variant="rounded" height={48} sx={{ mb: 1 }} />
          {hasSide && (
            <Box sx={{ display: { lg: "none" }, pb: 0.5 }}>
              <FilterSkeleton />
            </Box>
          )}
          {ROWS.map((row) => (
            <Skeleton key={row} variant="rounded" height={rowHeight - 8} sx={{ mb: 1 }} />
          ))}
        </Box>
      }
      detail={<Skeleton variant="rounded" height="100%" />}
    />
  );
}

function FilterSkeleton() {
  return <Skeleton variant="rounded" height={44} sx={{ mb: 0.5 }} />;
}
