import type { Kysely, Migration } from "kysely";

/** The requests of muted guests, which wait apart from the others, and how many there are at an event. */
export const apart: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["requests", "events"]) {
      await db.schema
        .alterTable(table)
        .addColumn("apart", "integer", (c) => c.notNull().defaultTo(0))
        .execute();
    }
  },
};
