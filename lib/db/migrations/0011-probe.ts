import type { Kysely, Migration } from "kysely";

/** One row that the health check writes, because a storage that still reads may take no writes. */
export const probe: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("probe")
      .addColumn("id", "integer", (c) => c.primaryKey())
      .addColumn("at", "text", (c) => c.notNull())
      .execute();
  },
};
