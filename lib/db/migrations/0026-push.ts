import { type Kysely, type Migration, sql } from "kysely";

/** The phones of guests who want to be told of their songs, and what each has been told. */
export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("subscriptions")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("eventId", "text", (c) => c.notNull().references("events.id").onDelete("cascade"))
      .addColumn("guestId", "text", (c) => c.notNull())
      .addColumn("endpoint", "text", (c) => c.notNull())
      .addColumn("p256dh", "text", (c) => c.notNull())
      .addColumn("auth", "text", (c) => c.notNull())
      .addColumn("language", "text", (c) => c.notNull())
      .addColumn("origin", "text", (c) => c.notNull())
      .addColumn("since", "text", (c) => c.notNull())
      .addUniqueConstraint("subscriptionsOnce", ["eventId", "endpoint"])
      .execute();
    await db.schema
      .createIndex("subscriptionsOfGuest")
      .on("subscriptions")
      .columns(["eventId", "guestId"])
      .execute();
    // Partial: a request that nobody has declined does not write it.
    await db.schema
      .createIndex("requestsDeclined")
      .on("requests")
      .columns(["eventId", "declinedAt"])
      .where(sql.ref("declinedAt"), "is not", null)
      .execute();

    await db.schema
      .createTable("pushes")
      .addColumn("subscriptionId", "text", (c) =>
        c.notNull().references("subscriptions.id").onDelete("cascade"),
      )
      .addColumn("requestId", "text", (c) =>
        c.notNull().references("requests.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("dueAt", "text")
      .addColumn("expiresAt", "text", (c) => c.notNull())
      .addColumn("failures", "integer", (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint("pushesOnce", ["subscriptionId", "requestId", "kind"])
      .execute();
    await db.schema.createIndex("pushesDue").on("pushes").column("dueAt").execute();
    await db.schema.createIndex("pushesOfRequest").on("pushes").column("requestId").execute();
  },
};
