import { type Kysely, type Migration, sql } from "kysely";

/** Stores with each backer whether they asked for the song or only voted for it. */
export const asked: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("backers")
      .addColumn("asked", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`
      update backers set asked = 1 where exists (
        select 1 from submissions
        where submissions."eventId" = backers."eventId"
          and submissions."guestId" = backers."guestId"
          and submissions."requestId" = backers."requestId"
      )`.execute(db);
  },
};
