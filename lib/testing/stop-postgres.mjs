/** Stops the PostgreSQL of the test run. */
export default async function stopPostgres() {
  await globalThis.testPostgres?.stop();
}
