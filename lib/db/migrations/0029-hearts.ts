import type { Kysely, Migration } from "kysely";

/** Which guests loved what played. */
export const hearts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("hearts")
      .addColumn("requestId", "text", (c) =>
        c.notNull().references("requests.id").onDelete("cascade"),
      )
      .addColumn("guestId", "text", (c) => c.notNull())
      .addColumn("eventId", "text", (c) => c.notNull().references("events.id").onDelete("cascade"))
      .addPrimaryKeyConstraint("heartsOnce", ["requestId", "guestId"])
      .execute();
    await db.schema
      .createIndex("heartsOfGuest")
      .on("hearts")
      .columns(["eventId", "guestId"])
      .execute();
  },
};
