import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "./engine";

const columns = ["eventId", "guestId", "createdAt", "id", "requestId", "merged"] as const;

type Tables = Record<"submissions" | "ordered", Record<(typeof columns)[number], string>>;

/**
 * Stores the submissions of a guest together and in order, in one tree instead of two. A submission that became a
 * request is found by the id of that request, so only those that joined one need an index of their ids. Ids that a
 * phone has made up at random cost a page of each tree that they are the key of.
 */
export function submissionsOrder(engine: Engine): Migration {
  const inKeyOrder = engine === "sqlite" ? sql`without rowid` : sql``;
  return {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable("ordered")
        .addColumn("eventId", "text", (c) =>
          c.notNull().references("events.id").onDelete("cascade"),
        )
        .addColumn("guestId", "text", (c) => c.notNull())
        .addColumn("createdAt", "text", (c) => c.notNull())
        .addColumn("id", "text", (c) => c.notNull())
        .addColumn("requestId", "text", (c) => c.notNull())
        .addColumn("merged", "integer", (c) => c.notNull())
        .addPrimaryKeyConstraint("submissions_order", ["eventId", "guestId", "createdAt", "id"])
        .modifyEnd(inKeyOrder)
        .execute();
      await db
        .insertInto("ordered")
        .columns(columns)
        .expression((from) => from.selectFrom("submissions").select(columns))
        .execute();
      await db.schema.dropTable("submissions").execute();
      await db.schema.alterTable("ordered").renameTo("submissions").execute();
      await db.schema
        .createIndex("submissions_joined")
        .on("submissions")
        .column("id")
        .unique()
        .where(sql.ref("merged"), "=", sql.lit(1))
        .execute();
    },
  };
}
