import type { Kysely, Migration } from "kysely";
import { sql } from "kysely";
import type { Engine } from "./engine";

/**
 * Creates events, their requests and the tables that depend on them. Times are ISO 8601 UTC text on both
 * engines.
 */
export function first(engine: Engine): Migration {
  // On SQLite, rows are stored in the tree of their primary key instead of in a separate one, so a request
  // writes ten trees instead of fourteen.
  const inKeyOrder = engine === "sqlite" ? sql`without rowid` : sql``;
  const float = engine === "postgres" ? sql`double precision` : sql`real`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("events")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("ownerId", "text", (c) => c.notNull())
        .addColumn("code", "text", (c) => c.notNull().unique())
        .addColumn("name", "text", (c) => c.notNull())
        .addColumn("venue", "text", (c) => c.notNull())
        .addColumn("djName", "text", (c) => c.notNull())
        .addColumn("status", "text", (c) => c.notNull())
        .addColumn("opensAt", "text")
        .addColumn("closesAt", "text")
        .addColumn("timeZone", "text", (c) => c.notNull())
        .addColumn("settings", "text", (c) => c.notNull())
        .addColumn("createdAt", "text", (c) => c.notNull())
        .addColumn("closedAt", "text")
        .addColumn("erasedAt", "text")
        // Updated with every write, so that no page counts rows: the id of the newest change, then the number
        // of requests per status.
        .addColumn("cursor", "integer", (c) => c.notNull().defaultTo(0))
        .addColumn("pending", "integer", (c) => c.notNull().defaultTo(0))
        .addColumn("accepted", "integer", (c) => c.notNull().defaultTo(0))
        .addColumn("playing", "integer", (c) => c.notNull().defaultTo(0))
        .addColumn("played", "integer", (c) => c.notNull().defaultTo(0))
        .addColumn("declined", "integer", (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex("events_owner").on("events").column("ownerId").execute();

      await db.schema
        .createTable("requests")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("eventId", "text", (c) =>
          c.notNull().references("events.id").onDelete("cascade"),
        )
        .addColumn("title", "text", (c) => c.notNull())
        .addColumn("artist", "text", (c) => c.notNull())
        .addColumn("trackId", "text")
        .addColumn("seconds", "integer")
        .addColumn("songKey", "text", (c) => c.notNull())
        .addColumn("searchText", "text", (c) => c.notNull())
        .addColumn("status", "text", (c) => c.notNull())
        .addColumn("lane", "text", (c) => c.notNull())
        .addColumn("position", float, (c) => c.notNull())
        .addColumn("pinned", "integer", (c) => c.notNull())
        .addColumn("declineReason", "text")
        .addColumn("declineNote", "text")
        .addColumn("backers", "integer", (c) => c.notNull())
        .addColumn("mergedInto", "text")
        .addColumn("rankGroup", "integer", (c) => c.notNull())
        .addColumn("rankKey", float, (c) => c.notNull())
        .addColumn("createdAt", "text", (c) => c.notNull())
        .addColumn("acceptedAt", "text")
        .addColumn("startedAt", "text")
        .addColumn("playedAt", "text")
        .addColumn("declinedAt", "text")
        .addColumn("withdrawnAt", "text")
        .modifyEnd(inKeyOrder)
        .execute();
      await db.schema
        .createIndex("requests_rank")
        .on("requests")
        .columns(["eventId", "rankGroup", "rankKey", "createdAt", "id"])
        .execute();
      await db.schema
        .createIndex("requests_song")
        .on("requests")
        .columns(["eventId", "songKey"])
        .execute();

      await db.schema
        .createTable("backers")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("requestId", "text", (c) =>
          c.notNull().references("requests.id").onDelete("cascade"),
        )
        .addColumn("eventId", "text", (c) => c.notNull())
        .addColumn("guestId", "text", (c) => c.notNull())
        .addColumn("name", "text")
        .addColumn("message", "text")
        .addColumn("searchText", "text", (c) => c.notNull())
        .addColumn("createdAt", "text", (c) => c.notNull())
        .addUniqueConstraint("backers_once", ["requestId", "guestId"])
        .modifyEnd(inKeyOrder)
        .execute();
      await db.schema
        .createIndex("backers_guest")
        .on("backers")
        .columns(["eventId", "guestId"])
        .execute();

      await db.schema
        .createTable("asks")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("eventId", "text", (c) =>
          c.notNull().references("events.id").onDelete("cascade"),
        )
        .addColumn("guestId", "text", (c) => c.notNull())
        .addColumn("requestId", "text", (c) => c.notNull())
        .addColumn("merged", "integer", (c) => c.notNull())
        .addColumn("createdAt", "text", (c) => c.notNull())
        .modifyEnd(inKeyOrder)
        .execute();
      await db.schema
        .createIndex("asks_guest")
        .on("asks")
        .columns(["eventId", "guestId", "createdAt"])
        .execute();

      await db.schema
        .createTable("changes")
        .addColumn("eventId", "text", (c) =>
          c.notNull().references("events.id").onDelete("cascade"),
        )
        .addColumn("id", "integer", (c) => c.notNull())
        .addColumn("at", "text", (c) => c.notNull())
        .addColumn("verb", "text", (c) => c.notNull())
        .addColumn("touched", "text", (c) => c.notNull())
        .addColumn("steps", "text")
        .addColumn("undoneAt", "text")
        .addPrimaryKeyConstraint("changes_key", ["eventId", "id"])
        .modifyEnd(inKeyOrder)
        .execute();
      await db.schema
        .createIndex("changes_steps")
        .on("changes")
        .columns(["eventId", "id"])
        .where(sql.ref("steps"), "is not", null)
        .execute();
    },
  };
}
