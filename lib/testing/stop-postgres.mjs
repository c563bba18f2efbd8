import { rmSync } from "node:fs";

/** Stops the PostgreSQL of the test run. */
export default async function stopPostgres() {
  await globalThis.testPostgres?.stop();
  const { TEST_TEMPLATES: folder } = process.env;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
