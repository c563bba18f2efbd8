import type { Kysely, Migration } from "kysely";

/** What the DJ marks: songs with explicit words. */
export const marks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("requests")
      .addColumn("explicit", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
