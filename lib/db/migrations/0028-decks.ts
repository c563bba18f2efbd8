import type { Kysely, Migration } from "kysely";

/** What the decks of a DJ play: the secret by which their program speaks, what was heard, and songs nobody asked for. */
export const decks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("deckLinks")
      .addColumn("accountId", "text", (c) => c.primaryKey())
      .addColumn("secretHash", "text", (c) => c.notNull().unique())
      .addColumn("since", "text", (c) => c.notNull())
      .addColumn("eventId", "text", (c) => c.references("events.id").onDelete("set null"))
      .addColumn("lastHeard", "text")
      .execute();
    await db.schema
      .createTable("hearings")
      .addColumn("eventId", "text", (c) => c.notNull().references("events.id").onDelete("cascade"))
      .addColumn("id", "integer", (c) => c.notNull())
      .addColumn("title", "text", (c) => c.notNull())
      .addColumn("artist", "text", (c) => c.notNull())
      .addColumn("deck", "text")
      .addColumn("seconds", "integer")
      .addColumn("heardAt", "text", (c) => c.notNull())
      .addColumn("outcome", "text", (c) => c.notNull())
      .addColumn("requestId", "text")
      .addColumn("askedId", "text")
      .addColumn("nextAt", "text")
      .addPrimaryKeyConstraint("hearingsOfEvent", ["eventId", "id"])
      .execute();
    await db.schema.createIndex("hearingsDue").on("hearings").column("nextAt").execute();
    await db.schema
      .alterTable("requests")
      .addColumn("unasked", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("events").addColumn("decksUntil", "text").execute();
  },
};
