import { IconCheck, IconCircleCheck, IconClock, type TablerIcon } from "@tabler/icons-react";
import type { TicketStatus } from "@/lib/office/tickets/schema";

type Look = { icon: TablerIcon; color: "success" | "warning" | "default" };

/** Closed recedes: it is neither good nor bad. */
export const statusLooks: Record<TicketStatus, Look> = {
  Pending: { icon: IconClock, color: "warning" },
  Open: { icon: IconCircleCheck, color: "success" },
  Closed: { icon: IconCheck, color: "default" },
};

/** The order of the tiles. */
export const shownStatuses = ["Pending", "Open", "Closed"] as const satisfies TicketStatus[];

/** Where a table does not fit, its rows are cards. */
export const NARROW = "@container (max-width: 639.95px)";

/** Beside an open ticket the titles have the room: dates and numbers are short, and agents go by their first names. */
export const TIGHT = "@container (min-width: 640px) and (max-width: 859.95px)";

/** The columns of the table, for its head and its rows. */
export const GRID = {
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr) 128px minmax(0, 168px) 96px",
  alignItems: "center",
  columnGap: 2,
  px: 2.5,
  [TIGHT]: { gridTemplateColumns: "36px minmax(0, 1fr) 116px 100px 64px", columnGap: 1.5, px: 2 },
} as const;
