import "server-only";
import type { Selectable } from "kysely";
import { prepared } from "@/lib/db/prepared";

/** Every id that a phone ever sent, and the request it became or joined. */
interface AskTable {
  id: string;
  eventId: string;
  guestId: string;
  requestId: string;
  /** 1 when it joined a request that was there already */
  merged: number;
  createdAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    asks: AskTable;
  }
}

export type AskRow = Selectable<AskTable>;

export const byId = prepared((db, { id }: { id: string }) =>
  db.selectFrom("asks").selectAll().where("id", "=", id),
);

export const insert = prepared((db, row: AskRow) => {
  const { id, eventId, guestId, requestId, merged, createdAt } = row;
  return db.insertInto("asks").values({ id, eventId, guestId, requestId, merged, createdAt });
});

type Guest = { eventId: string; guestId: string };

/** When a guest last asked at this event. */
export const last = prepared((db, { eventId, guestId }: Guest) =>
  db
    .selectFrom("asks")
    .select((select) => select.fn.max<string | null>("createdAt").as("at"))
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId),
);

/**
 * How many requests that a guest made (rather than joined) and still backs wait for the DJ. What joined a card made
 * no request of its own id.
 */
export const waiting = prepared((db, { eventId, guestId }: Guest) =>
  db
    .selectFrom("asks")
    .innerJoin("requests", "requests.id", "asks.id")
    .innerJoin("backers", (join) =>
      join.onRef("backers.requestId", "=", "asks.id").onRef("backers.guestId", "=", "asks.guestId"),
    )
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("asks.eventId", "=", eventId)
    .where("asks.guestId", "=", guestId)
    .where("status", "=", "pending"),
);
