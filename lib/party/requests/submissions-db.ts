import "server-only";
import { type Selectable, sql } from "kysely";
import type { Tx } from "@/lib/db/client";
import { asking, inserting } from "@/lib/db/deferred";
import { prepared } from "@/lib/db/prepared";
import { idOfEvent } from "./db";
import { APART } from "./rules";

/** Every submitted id, and the request it became or joined: the idempotency keys. */
interface SubmissionTable {
  id: string;
  eventId: string;
  guestId: string;
  requestId: string;
  /** 1 if it joined an existing request. */
  merged: number;
  createdAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    submissions: SubmissionTable;
  }
}

export type SubmissionRow = Selectable<SubmissionTable>;

export type KnownSubmission = Pick<SubmissionRow, "eventId" | "requestId" | "merged">;

/** What was submitted under an id: the request of that id, or one that the submission joined. */
export const byId = asking<"id", KnownSubmission>(["id"], (db, { id }) =>
  db
    .selectFrom("requests")
    .select(["eventId", "id as requestId", sql.lit(0).as("merged")])
    .where("id", "=", id)
    .unionAll(
      db
        .selectFrom("submissions")
        .select(["eventId", "requestId", "merged"])
        .where("id", "=", id)
        // As a constant, for the index of those that joined.
        .where("merged", "=", sql.lit(1)),
    ),
);

export const insert = inserting("submissions", [
  "eventId",
  "guestId",
  "createdAt",
  "id",
  "requestId",
  "merged",
]);

type OfRequest = { eventId: string; guestId: string; requestId: string };

/** The submissions of a guest that became or joined a request, or one that was merged into it. */
export const ofRequest = prepared((db, { eventId, guestId, requestId }: OfRequest) =>
  db
    .withRecursive("merged", (inner) =>
      inner
        .selectFrom("requests")
        .select("id")
        .where("id", "=", requestId)
        .union(
          inner
            .selectFrom("requests")
            .innerJoin("merged", "merged.id", "requests.mergedInto")
            .select("requests.id")
            .where("eventId", "=", eventId)
            .where("rankGroup", "=", APART.withdrawn),
        ),
    )
    .selectFrom("submissions")
    .innerJoin("merged", "merged.id", "submissions.requestId")
    .select("submissions.id")
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .limit(1),
);

/** When a guest last submitted a request at this event, up to `latest`: a clock may have been set back since. */
export const last = asking(["code", "guestId", "latest"], (db, { code, guestId, latest }) =>
  db
    .selectFrom("submissions")
    .select((select) => select.fn.max<string | null>("createdAt").as("at"))
    .where("eventId", "=", idOfEvent(db, code))
    .where("guestId", "=", guestId)
    .where("createdAt", "<=", latest),
);

/** The submission of a guest that became a request, rather than joined it. */
export const created = prepared((db, { eventId, guestId, requestId }: OfRequest) =>
  db
    .selectFrom("submissions")
    .select("id")
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .where("id", "=", requestId),
);

/**
 * Counts the pending requests that a guest created (rather than joined) and still backs. A submission that
 * joined a request has no request with its own id.
 */
export const waiting = asking(["code", "guestId"], (db, { code, guestId }) =>
  db
    .selectFrom("submissions")
    .innerJoin("requests", "requests.id", "submissions.id")
    .innerJoin("backers", (join) =>
      join
        .onRef("backers.requestId", "=", "submissions.id")
        .onRef("backers.guestId", "=", "submissions.guestId"),
    )
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("submissions.eventId", "=", idOfEvent(db, code))
    .where("submissions.guestId", "=", guestId)
    .where("status", "=", "pending"),
);

/** Gives the submissions of a guest to nobody. */
export function rename(tx: Tx, eventId: string, guestId: string, nobody: string) {
  return tx
    .updateTable("submissions")
    .set({ guestId: nobody })
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .execute();
}
