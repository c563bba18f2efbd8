import type { Kysely, Migration } from "kysely";

/** The DJs who have an event's board open, and when each was last heard of. */
export const presence: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("presence")
      .addColumn("eventId", "text", (c) => c.notNull().references("events.id").onDelete("cascade"))
      .addColumn("djId", "text", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("seenAt", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("presence_key", ["eventId", "djId"])
      .execute();
    await db.schema.createIndex("presence_seen").on("presence").column("seenAt").execute();
  },
};
