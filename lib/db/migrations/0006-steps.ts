import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "./engine";

/**
 * Adds an index that finds the next step to undo without scanning guests' changes. SQLite ignored the former
 * partial index and scanned the whole table, because the primary key has the same order.
 */
export function steps(engine: Engine): Migration {
  const kind = engine === "postgres" ? sql`stored` : sql`virtual`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.dropIndex("changes_steps").execute();
      const stepId = sql`case when ${sql.ref("steps")} is not null then id end`;
      await sql`alter table changes add column ${sql.ref("stepId")} integer
        generated always as (${stepId}) ${kind}`.execute(db);
      await db.schema
        .createIndex("changes_steps")
        .on("changes")
        .columns(["eventId", "stepId"])
        .where(sql.ref("stepId"), "is not", null)
        .execute();
    },
  };
}
