import type { Kysely, Migration } from "kysely";

/** Adds the members of an event and the invitations for new ones. */
export const members: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("members")
      .addColumn("eventId", "text", (c) => c.notNull().references("events.id").onDelete("cascade"))
      .addColumn("djId", "text", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("role", "text", (c) => c.notNull())
      .addColumn("createdAt", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("members_key", ["eventId", "djId"])
      .execute();
    await db.schema.createIndex("members_dj").on("members").column("djId").execute();

    await db.schema
      .createTable("invitations")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("eventId", "text", (c) => c.notNull().references("events.id").onDelete("cascade"))
      .addColumn("role", "text", (c) => c.notNull())
      .addColumn("tokenHash", "text", (c) => c.notNull().unique())
      .addColumn("expiresAt", "text", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("invitations_event").on("invitations").column("eventId").execute();
  },
};
