import { startPostgres } from "../../.scripts/postgres.mjs";
import { scratchFolder } from "../../.scripts/scratch.mjs";

/** Starts one PostgreSQL for the whole test run and passes its address to the tests through the environment. */
export default async function startTestPostgres() {
  // A test database need not survive a power cut.
  const postgres = await startPostgres(["-c", "fsync=off", "-c", "max_connections=200"]);
  globalThis.testPostgres = postgres;
  process.env.TEST_POSTGRES_URL = postgres.url;
  // Where each worker keeps the file that its tests copy.
  process.env.TEST_TEMPLATES = scratchFolder("crowdcue-templates-");
}
