import type { Kysely, Migration } from "kysely";

/** Stores with a request what its DJs note for each other. */
export const privateNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("requests").addColumn("privateNote", "text").execute();
  },
};
