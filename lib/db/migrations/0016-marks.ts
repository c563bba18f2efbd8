import type { Kysely, Migration } from "kysely";

/** What the DJ marks: songs with explicit words, and the guests who are banned or trusted. */
export const marks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("requests")
      .addColumn("explicit", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable("events")
      .addColumn("admissions", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("admissions")
      .addColumn("eventId", "text", (c) => c.notNull().references("events.id").onDelete("cascade"))
      .addColumn("guestId", "text", (c) => c.notNull())
      .addColumn("ban", "text")
      .addColumn("trusted", "integer", (c) => c.notNull())
      .addColumn("since", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("admissions_own", ["eventId", "guestId"])
      .execute();
  },
};
