import type { Kysely, Migration } from "kysely";

/** Stores who accepted an invitation, so that its link can show later that it was used, and by whom. */
export const acceptedInvitations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("invitations").addColumn("acceptedBy", "text").execute();
  },
};
