import { type Kysely, type Migration, sql } from "kysely";

/**
 * Gives storage the words of the code: what a phone sends is a submission, and what a change keeps for undo is its
 * undo. The data stays where it is.
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
