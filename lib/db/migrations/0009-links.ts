import type { Kysely, Migration } from "kysely";

/** Mailed links that are still valid: at most one per account and purpose. */
export const links: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("links")
      .addColumn("accountId", "text", (c) => c.notNull())
      .addColumn("purpose", "text", (c) => c.notNull())
      .addColumn("tokenHash", "text", (c) => c.notNull().unique())
      .addColumn("email", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("expiresAt", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("links_newest", ["accountId", "purpose"])
      .execute();
    await db.schema.createIndex("links_expired").on("links").column("expiresAt").execute();
  },
};
