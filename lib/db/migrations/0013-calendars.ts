import type { Kysely, Migration } from "kysely";

/** The secrets by which other calendars read a DJ's: one per account. */
export const calendars: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("calendars")
      .addColumn("accountId", "text", (c) => c.primaryKey())
      .addColumn("secretHash", "text", (c) => c.notNull().unique())
      .addColumn("since", "text", (c) => c.notNull())
      .execute();
  },
};
