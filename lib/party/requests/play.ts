import "server-only";
import type { Tx } from "@/lib/db/client";
import type { RequestChange } from "./change-schema";
import * as requests from "./db";
import type { Touched } from "./undo-rules";

type Row = requests.RequestRow;

/**
 * Starts or ends a song according to the change. Starting one ends the one that is playing, which is returned in
 * `others`.
 */
export async function play(
  tx: Tx,
  row: Row,
  { status }: RequestChange,
  at: string,
): Promise<{ after: Row; others: Touched[] }> {
  if (status === "played") return { after: { ...row, playedAt: at }, others: [] };
  if (status !== "playing") return { after: row, others: [] };

  const after = { ...row, startedAt: at, pinned: 0 };
  const former = await requests.playing(tx, row.eventId);
  if (!former) return { after, others: [] };
  const ended = { ...former, status: "played" as const, playedAt: at };
  return { after, others: [{ before: former, after: ended }] };
}
