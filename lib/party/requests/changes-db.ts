import "server-only";
import type { GeneratedAlways, Insertable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import { prepared } from "@/lib/db/prepared";
import type { Verb } from "./change-schema";

interface ChangeTable {
  eventId: string;
  /** 1, 2, 3 … within the event */
  id: number;
  at: string;
  verb: Verb;
  /** JSON of `Standings` */
  touched: string;
  /** JSON of `Undo`; null for what only a guest can take back */
  undo: string | null;
  /** The id again, where undo can take the change back: an index of these alone finds the newest. */
  undoId: GeneratedAlways<number | null>;
  undoneAt: string | null;
}

declare module "@/lib/db/client" {
  interface Tables {
    changes: ChangeTable;
  }
}

export const insert = prepared((db, row: Insertable<ChangeTable>) => {
  const { eventId, id, at, verb, touched, undo, undoneAt } = row;
  return db.insertInto("changes").values({ eventId, id, at, verb, touched, undo, undoneAt });
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

/** The newest steps of the DJ, those already undone included, newest first. */
export function latestUndoable(db: Database, eventId: string, limit: number) {
  return db
    .selectFrom("changes")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("undoId", ">", 0)
    .orderBy("undoId", "desc")
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
