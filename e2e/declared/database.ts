import { startPostgres } from "../../.scripts/postgres.mjs";

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;

/** What leads the server of a test to a new database of this engine. */
export async function openDatabase(engine: "sqlite" | "postgres"): Promise<object> {
  // The server's own file.
  if (engine === "sqlite") return {};
  postgres = await startPostgres(["-c", "fsync=off"]);
  await postgres.create("declared");
  return { DATABASE_URL: `${postgres.url}/declared` };
}

export async function closeDatabase() {
  await postgres?.stop();
  postgres = undefined;
}
