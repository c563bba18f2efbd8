import type { Kysely, Migration } from "kysely";

/** From which place a guest voted, as far as an event can tell places apart: null for all others and for older rows. */
export const places: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("backers").addColumn("place", "text").execute();
  },
};
