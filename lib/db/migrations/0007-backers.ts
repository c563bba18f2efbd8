import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "./engine";

const columns = [
  "id",
  "requestId",
  "eventId",
  "guestId",
  "name",
  "message",
  "searchText",
  "createdAt",
] as const;

type Old = { backers: Record<(typeof columns)[number], string> };
type New = { people: Old["backers"] & { silent: number } };

/**
 * Stores the backers of a request together and in display order, so that the first ten of a thousand cost as
 * much as ten, and a request writes one tree less.
 */
export function backers(engine: Engine): Migration {
  const inKeyOrder = engine === "sqlite" ? sql`without rowid` : sql``;
  return {
    async up(db: Kysely<Old & New>) {
      await db.schema
        .createTable("people")
        .addColumn("id", "text", (c) => c.notNull())
        .addColumn("requestId", "text", (c) =>
          c.notNull().references("requests.id").onDelete("cascade"),
        )
        .addColumn("eventId", "text", (c) => c.notNull())
        .addColumn("guestId", "text", (c) => c.notNull())
        .addColumn("name", "text")
        .addColumn("message", "text")
        .addColumn("searchText", "text", (c) => c.notNull())
        .addColumn("silent", "integer", (c) => c.notNull())
        .addColumn("createdAt", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("backers_order", ["requestId", "silent", "createdAt", "id"])
        .modifyEnd(inKeyOrder)
        .execute();
      await db
        .insertInto("people")
        .columns([...columns, "silent"])
        .expression((from) =>
          from
            .selectFrom("backers")
            .select(columns)
            .select(
              sql<number>`case when ${sql.ref("searchText")} = '' then 1 else 0 end`.as("silent"),
            ),
        )
        .execute();
      await db.schema.dropTable("backers").execute();
      await db.schema.alterTable("people").renameTo("backers").execute();
      await db.schema
        .createIndex("backers_once")
        .on("backers")
        .columns(["guestId", "requestId"])
        .unique()
        .execute();
    },
  };
}
