import { getMigrations } from "better-auth/db/migration";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Kysely, Migration } from "kysely";
import type { Engine } from "./engine";

/** Adds two-factor sign-in, an account's language, and the counter of failed attempts. */
export function twoSteps(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { runMigrations } = await getMigrations({
        database: { db, type: engine },
        emailAndPassword: { enabled: true },
        user: { additionalFields: { language: { type: "string", required: false } } },
        plugins: [twoFactor()],
      });
      await runMigrations();

      await db.schema
        .createTable("attempts")
        .addColumn("key", "text", (c) => c.primaryKey())
        .addColumn("count", "integer", (c) => c.notNull())
        .addColumn("lastAt", "text", (c) => c.notNull())
        .execute();
      await db.schema.createIndex("attempts_last").on("attempts").column("lastAt").execute();
    },
  };
}
