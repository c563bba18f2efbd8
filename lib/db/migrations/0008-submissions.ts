import { type Kysely, type Migration, sql } from "kysely";

/**
 * Renames tables and columns to the code's terms: submissions, and a change's undo. The data stays in place.
 */
export const submissions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("asks").renameTo("submissions").execute();
    await db.schema.dropIndex("asks_guest").execute();
    await db.schema
      .createIndex("submissions_guest")
      .on("submissions")
      .columns(["eventId", "guestId", "createdAt"])
      .execute();
    for (const [from, to] of [
      ["steps", "undo"],
      ["stepId", "undoId"],
    ] as const) {
      await sql`alter table changes rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(db);
    }
  },
};
