import "server-only";
import { database } from "@/lib/db/client";
import type { PastStep } from "./change-schema";
import * as changes from "./changes-db";
import { MOST_UNDO, stepIn, undoIn } from "./undo-rules";

/** Returns the steps of an event that its DJs can undo, the newest first. */
export async function listSteps(eventId: string): Promise<PastStep[]> {
  const rows = await changes.lastSteps(await database(), eventId, MOST_UNDO);
  return rows.flatMap(({ id, at, verb, undo }) =>
    undo ? { ...stepIn(verb, undoIn(undo)), id, at } : [],
  );
}
