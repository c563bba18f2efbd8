import { rmSync } from "node:fs";

/** Stops the PostgreSQL of the test run. */
export default async function stopPostgres() {
  await globalThis.testPostgres?.stop();
  rmSync(process.env.TEST_TEMPLATES, { recursive: true, force: true });
}
