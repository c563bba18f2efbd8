import { getMigrations } from "better-auth/db/migration";
import type { Kysely, Migration } from "kysely";
import type { Engine } from "./engine";

/** Creates the accounts library's own tables through the library itself. */
export function accounts(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { runMigrations } = await getMigrations({
        database: { db, type: engine },
        emailAndPassword: { enabled: true },
      });
      await runMigrations();
    },
  };
}
