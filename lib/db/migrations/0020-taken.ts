import { type Kysely, type Migration, sql } from "kysely";

/**
 * Notes which step of which page made a change, so that a step that is sent twice is taken once, and which DJ took it,
 * undone steps and forgotten ones included.
 */
export const taken: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("changes").addColumn("step", "text").execute();
    await db.schema.alterTable("changes").addColumn("taker", "text").execute();
    await db.schema
      .createIndex("changes_taken")
      .on("changes")
      .columns(["eventId", "step"])
      .where(sql.ref("step"), "is not", null)
      .unique()
      .execute();
  },
};
