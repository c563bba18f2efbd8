import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { AreaPanes } from "./area-panes";

const ROWS = [0, 1, 2, 3];

type Props = { label: string; rowHeight: number; isTable?: boolean };

/** The panes of an area that has not arrived, their rows as high as they will be. */
export function PanesSkeleton({ label, rowHeight, isTable = false }: Props) {
  return (
    <AreaPanes
      label={label}
      isDetailOpen={false}
      isTable={isTable}
      list={
        <Box aria-busy sx={{ px: { xs: 2, sm: 0 } }}>
          <Skeleton variant="rounded" height={48} sx={{ mb: 1 }} />
          {ROWS.map((row) => (
            <Skeleton key={row} variant="rounded" height={rowHeight - 8} sx={{ mb: 1 }} />
          ))}
        </Box>
      }
      detail={<Skeleton variant="rounded" height="100%" />}
    />
  );
}
