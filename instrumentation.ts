/** Runs once when a server starts, before Next.js handles its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { handOver, start } = await import("@/lib/start");
  const { shortcuts } = await import("@/app/api/shortcuts");
  const { groups } = await import("@/lib/openapi/groups");
  await start();
  handOver(
    shortcuts,
    groups.flatMap(({ calls }) => calls.flatMap((nouns) => Object.values(nouns))),
  );
}
