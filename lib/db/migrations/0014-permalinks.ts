import type { Kysely, Migration } from "kysely";

/** The names under which DJs are always found, and since when an event's DJ has it open. */
export const permalinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("permalinks")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("accountId", "text")
      .addColumn("since", "text", (c) => c.notNull())
      .addColumn("freeAt", "text")
      .execute();
    await db.schema
      .createIndex("permalinks_account")
      .on("permalinks")
      .column("accountId")
      .execute();
    await db.schema.alterTable("events").addColumn("openedAt", "text").execute();
  },
};
