import type { Migration } from "kysely";

/** Which tokens have brought a guest to the home screen's app: each is good once. */
export const arrivals: Migration = {
  async up(db) {
    await db.schema
      .createTable("arrivals")
      .addColumn("token", "text", (c) => c.primaryKey())
      .addColumn("expiresAt", "text", (c) => c.notNull())
      .execute();
  },
};
