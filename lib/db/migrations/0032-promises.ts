import type { Kysely, Migration } from "kysely";

/** When a guest was told that their song is next, and when and how often they have said "not now". */
export const promises: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["toldAt", "postponedAt"]) {
      await db.schema.alterTable("requests").addColumn(column, "text").execute();
    }
    await db.schema
      .alterTable("requests")
      .addColumn("postponed", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
