import type { Kysely, Migration } from "kysely";

/** The hosts' must-play and do-not-play lists, and the secret links of an event. */
export const hostRules: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("events")
      .addColumn("doNotPlay", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("hostRules")
      .addColumn("eventId", "text", (c) =>
        c.primaryKey().references("events.id").onDelete("cascade"),
      )
      .addColumn("revision", "integer", (c) => c.notNull())
      .addColumn("mustPlay", "text", (c) => c.notNull())
      .addColumn("doNotPlay", "text", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("secretLinks")
      .addColumn("eventId", "text", (c) => c.notNull().references("events.id").onDelete("cascade"))
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("secretHash", "text", (c) => c.notNull().unique())
      .addColumn("since", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("secretLinks_own", ["eventId", "kind"])
      .execute();
  },
};
