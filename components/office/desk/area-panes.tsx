import Box from "@mui/material/Box";
import { type ReactNode, useRef } from "react";
import { useChange } from "@/lib/client/effects/use-change";
import { SAMPLES_INSIDE } from "./veil";

type Props = {
  /** The accessible name of the open item's pane. */
  label: string;
  /** What stands before the list where there is room for three panes. */
  side?: ReactNode;
  list: ReactNode;
  detail: ReactNode;
  isDetailOpen: boolean;
  /** A table has the whole width until an item is open. */
  isTable?: boolean;
};

/** A list beside the open item. A phone shows one of the two at a time. */
export function AreaPanes({ label, side, list, detail, isDetailOpen, isTable = false }: Props) {
  const listPane = useRef<HTMLDivElement>(null);
  const detailPane = useRef<HTMLElement>(null);
  useFocusInOpenPane(isDetailOpen, listPane, detailPane);
  const only = (isShown: boolean) => ({ xs: isShown ? "flex" : "none", sm: "flex" });
  const pane = { flexDirection: "column", minHeight: 0, minWidth: 0, outline: "none" } as const;
  return (
    <Box
      {...SAMPLES_INSIDE}
      sx={{
        flex: 1,
        minHeight: 0,
        display: "grid",
        gridTemplateColumns: isTable
          ? besideTable(isDetailOpen)
          : side
            ? BETWEEN_SIDE_AND_DETAIL
            : BESIDE_LIST,
        gridTemplateRows: "minmax(0, 1fr)",
        gap: 2,
        px: { sm: 3 },
        pb: { sm: 3 },
      }}
    >
      {side && (
        <Box sx={{ ...pane, display: { xs: "none", lg: "flex" }, overflowY: "auto" }}>{side}</Box>
      )}
      <Box ref={listPane} sx={{ ...pane, display: only(!isDetailOpen) }}>
        {list}
      </Box>
      <Box
        component="section"
        ref={detailPane}
        aria-label={label}
        tabIndex={-1}
        sx={{ ...pane, display: isTable && !isDetailOpen ? "none" : only(isDetailOpen) }}
      >
        {detail}
      </Box>
    </Box>
  );
}

const BESIDE_LIST = { xs: "minmax(0, 1fr)", sm: "clamp(284px, 32%, 336px) minmax(0, 1fr)" };
const BETWEEN_SIDE_AND_DETAIL = {
  ...BESIDE_LIST,
  lg: "168px clamp(284px, 32%, 336px) minmax(0, 1fr)",
};

function besideTable(isDetailOpen: boolean) {
  const table = "minmax(0, 1fr)";
  return isDetailOpen ? { xs: table, sm: `${table} ${table}`, lg: `${table} 400px` } : table;
}

type PaneRef = { current: HTMLElement | null };

/** On a phone the focus goes along when one pane replaces the other; it would otherwise be lost with the hidden one. */
function useFocusInOpenPane(isDetailOpen: boolean, list: PaneRef, detail: PaneRef) {
  useChange(isDetailOpen, () => {
    const [shown, hidden] = isDetailOpen ? [detail, list] : [list, detail];
    const isOnlyPane = hidden.current && getComputedStyle(hidden.current).display === "none";
    const isFocusInside = shown.current?.contains(document.activeElement);
    if (!isOnlyPane || isFocusInside) return;
    const current = shown.current?.querySelector<HTMLElement>("[data-item][tabindex='0']");
    (current ?? shown.current)?.focus();
  });
}
