import type { Kysely, Migration } from "kysely";

/** What DJs have changed in the back office: one desk per account and area. */
export const desks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("desks")
      .addColumn("accountId", "text", (c) => c.notNull())
      .addColumn("area", "text", (c) => c.notNull())
      .addColumn("revision", "integer", (c) => c.notNull())
      .addColumn("desk", "text", (c) => c.notNull())
      .addColumn("updatedAt", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("desks_own", ["accountId", "area"])
      .execute();
  },
};
