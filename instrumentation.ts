/** Runs once when a server starts, before it takes its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { start } = await import("@/lib/start");
  await start();
}
