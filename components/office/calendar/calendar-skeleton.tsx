import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useCalendarTools } from "./calendar-tools";
import { HEAD_HEIGHT, panelSx } from "./grid-looks";

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** The shape of the view that is about to come. Until the screen's size is known, style sheets choose it. */
export function CalendarSkeleton() {
  const { view, isViewChosen } = useCalendarTools("view");
  if (view === "list") return <Rows isShown />;
  if (view !== "month") return <Cells columns={view === "week" ? 7 : 1} rows={12} />;
  if (isViewChosen) return <Cells columns={7} rows={6} />;
  return (
    <>
      <Cells columns={7} rows={6} display={{ xs: "none", sm: "grid" }} />
      <Rows isShown={false} />
    </>
  );
}

type CellsProps = { columns: number; rows: number; display?: object | string };

function Cells({ columns, rows, display = "grid" }: CellsProps) {
  return (
    <Box
      aria-busy
      sx={{
        ...panelSx,
        display,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `${HEAD_HEIGHT}px repeat(${rows}, minmax(0, 1fr))`,
        "& > *": { borderInlineStart: 1, borderTop: 1, borderColor: "divider", p: 0.75 },
      }}
    >
      {count(columns * (rows + 1)).map((cell) => (
        <div key={cell}>
          <Skeleton variant="rounded" width={cell < columns ? 40 : 20} height={16} />
        </div>
      ))}
    </Box>
  );
}

function Rows({ isShown }: { isShown: boolean }) {
  return (
    <Box aria-busy sx={{ ...panelSx, p: 2, display: isShown ? "block" : { sm: "none" } }}>
      {count(6).map((row) => (
        <Skeleton key={row} variant="rounded" height={44} sx={{ mb: 1.5 }} />
      ))}
    </Box>
  );
}
