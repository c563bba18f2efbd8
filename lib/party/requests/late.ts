import "server-only";
import type { Database } from "@/lib/db/client";
import type { EventRow } from "@/lib/party/events/access";
import { isFullAt, isInTime } from "@/lib/party/events/pace-rules";
import { isCollectingAt } from "@/lib/party/events/rules";
import type { RequestRow } from "./db";
import { songRequest, waitOf } from "./present";
import { isInLine, lengthOf } from "./rules";

/**
 * Returns the ids of those of some requests whose turn would come after the closing time. Costs nothing as long as the
 * whole line ends before. Where guests do not see the queue, that of the songs in it is not told.
 */
export async function lateOf(source: Database, event: EventRow, rows: readonly RequestRow[]) {
  const now = Date.now();
  const late = new Set<string>();
  if (isCollectingAt(event, now) || !isFullAt(event, now)) return late;
  for (const row of rows) {
    if (row.status === "pending") late.add(row.id);
    if (event.settings.queueView !== "exact" || !isInLine(songRequest(row))) continue;
    const { waitSeconds } = await waitOf(source, event, row);
    if (!isInTime(waitSeconds ?? 0, lengthOf(row), event.closesAt, now)) late.add(row.id);
  }
  return late;
}
