import type { Kysely, Migration } from "kysely";

/** The screens that show events: those that wait for a DJ with a code, and those that a DJ has connected. */
export const walls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("walls")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("secretHash", "text", (c) => c.notNull().unique())
      .addColumn("addressHash", "text", (c) => c.notNull())
      .addColumn("code", "text", (c) => c.unique())
      .addColumn("expiresAt", "text")
      .addColumn("eventId", "text", (c) => c.references("events.id").onDelete("cascade"))
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("connectedAt", "text")
      .addColumn("seenAt", "text", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("wallsOfEvent").on("walls").column("eventId").execute();
    await db.schema.createIndex("wallsExpiring").on("walls").column("expiresAt").execute();
  },
};
