import "server-only";
import type { GeneratedAlways } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import { inserting } from "@/lib/db/deferred";
import { prepared } from "@/lib/db/prepared";
import type { Verb } from "./change-schema";
import type { Undo } from "./undo-rules";

interface ChangeTable {
  eventId: string;
  /** 1, 2, 3 … within the event. */
  id: number;
  at: string;
  verb: Verb;
  /** `Snapshots` as JSON. */
  touched: string;
  /** `Undo` as JSON; null if the DJ cannot undo it: a guest's change, or an old step. */
  undo: string | null;
  /** The id again, or null if undo cannot undo the change. Its index finds the newest undoable change. */
  undoId: GeneratedAlways<number | null>;
  undoneAt: string | null;
  /** The id that the DJ's page gave to the step; null for a change of a guest, or of another program. */
  step: string | null;
  /** `Taker` as JSON; null for a change of a guest. */
  taker: string | null;
}

declare module "@/lib/db/client" {
  interface Tables {
    changes: ChangeTable;
  }
}

export const insert = inserting("changes", [
  "eventId",
  "id",
  "at",
  "verb",
  "touched",
  "undo",
  "undoneAt",
]);

type Signature = { eventId: string; id: number; step: string | null; taker: string };

/** Notes who made a change, and as which step of their page. */
export const sign = prepared((db, { eventId, id, step, taker }: Signature) =>
  db
    .updateTable("changes")
    .set({ step, taker })
    .where("eventId", "=", eventId)
    .where("id", "=", id),
);

/** Returns the change that a step of a page has made, or undefined. */
export const takenAs = prepared((db, { eventId, step }: { eventId: string; step: string }) =>
  db.selectFrom("changes").selectAll().where("eventId", "=", eventId).where("step", "=", step),
);

/** Verbs that move no request, so that no DJ's step clashes with them. */
const STILL: readonly Verb[] = ["asked", "held", "joined", "backed", "left", "event"];

/** The changes after `seen` that moved requests, oldest first. */
export const movesSince = prepared((db, { eventId, seen }: { eventId: string; seen: number }) =>
  db
    .selectFrom("changes")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", ">", seen)
    .where("verb", "not in", STILL)
    .orderBy("id"),
);

/** The changes after `cursor`, oldest first, without their undo data. */
export const since = prepared(
  (db, { eventId, cursor, limit }: { eventId: string; cursor: number; limit: number }) =>
    db
      .selectFrom("changes")
      .select(["eventId", "id", "at", "verb", "touched", "taker"])
      .where("eventId", "=", eventId)
      .where("id", ">", cursor)
      .orderBy("id")
      .limit(limit),
);

/** Returns the DJs' newest steps that can be undone, the newest first, after `skipped` others. */
export function lastSteps(db: Database, eventId: string, limit: number, skipped = 0) {
  return db
    .selectFrom("changes")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("undoId", ">", 0)
    .where("undoneAt", "is", null)
    .orderBy("undoId", "desc")
    .limit(limit)
    .offset(skipped)
    .execute();
}

/** Returns the newest of them, or undefined. */
export async function lastStep(db: Database, eventId: string, skipped = 0) {
  const [step] = await lastSteps(db, eventId, 1, skipped);
  return step;
}

/** Forgets how to undo the steps up to this one. */
export function forgetSteps(tx: Tx, eventId: string, upTo: number) {
  return tx
    .updateTable("changes")
    .set({ undo: null })
    .where("eventId", "=", eventId)
    .where("undoId", ">", 0)
    .where("undoId", "<=", upTo)
    .execute();
}

/** Stores how to undo a step in another way. */
export function rewriteUndo(tx: Tx, eventId: string, id: number, undo: Undo) {
  return tx
    .updateTable("changes")
    .set({ undo: JSON.stringify(undo) })
    .where("eventId", "=", eventId)
    .where("id", "=", id)
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

/** Makes steps of a kind impossible to undo, because that would take data that has to be erased. */
export function forgetVerb(tx: Tx, eventId: string, verb: Verb) {
  return tx
    .updateTable("changes")
    .set({ undo: null })
    .where("eventId", "=", eventId)
    .where("verb", "=", verb)
    .execute();
}

/** Forgets how to undo the steps that were about a guest. */
export function forgetGuest(tx: Tx, eventId: string, guestId: string) {
  return tx
    .updateTable("changes")
    .set({ undo: null })
    .where("eventId", "=", eventId)
    .where("undoId", ">", 0)
    .where("undo", "like", `%"guest":{"id":"${guestId}"%`)
    .execute();
}
