import "server-only";
import type { GeneratedAlways, Insertable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import { prepared } from "@/lib/db/prepared";
import type { Verb } from "./changes-schema";

interface ChangeTable {
  eventId: string;
  /** 1, 2, 3 … within the event */
  id: number;
  at: string;
  verb: Verb;
  /** JSON of `Standings` */
  touched: string;
  /** JSON of the steps that undo takes back; null for what only a guest can take back */
  steps: string | null;
  /** The id again, where there are steps: an index of these alone finds the newest. */
  stepId: GeneratedAlways<number | null>;
  undoneAt: string | null;
}

declare module "@/lib/db/client" {
  interface Tables {
    changes: ChangeTable;
  }
}

export const insert = prepared((db, row: Insertable<ChangeTable>) => {
  const { eventId, id, at, verb, touched, steps, undoneAt } = row;
  return db.insertInto("changes").values({ eventId, id, at, verb, touched, steps, undoneAt });
});

/** The changes after `cursor`, oldest first, without what undo needs. */
export const since = prepared(
  (db, { eventId, cursor, limit }: { eventId: string; cursor: number; limit: number }) =>
    db
      .selectFrom("changes")
      .select(["eventId", "id", "at", "verb", "touched"])
      .where("eventId", "=", eventId)
      .where("id", ">", cursor)
      .orderBy("id")
      .limit(limit),
);

/** The newest changes that the DJ can take back, and those already taken back, newest first. */
export function latestSteps(db: Database, eventId: string, limit: number) {
  return db
    .selectFrom("changes")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("stepId", ">", 0)
    .orderBy("stepId", "desc")
    .limit(limit)
    .execute();
}

export function markUndone(tx: Tx, eventId: string, id: number, at: string) {
  return tx
    .updateTable("changes")
    .set({ undoneAt: at })
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
}
