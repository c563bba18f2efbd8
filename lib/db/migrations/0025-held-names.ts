import { type Kysely, type Migration, sql } from "kysely";

/** Since when an account holds a name, which choosing it again leaves as it is. */
export const heldNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("permalinks").addColumn("heldSince", "text").execute();
    await sql`update "permalinks" set "heldSince" = "since"`.execute(db);
  },
};
