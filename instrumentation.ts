/** Runs once when a server starts, before Next.js answers its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { start } = await import("@/lib/start");
  await start();
  const { offerShortcuts } = await import("@/lib/http/shortcuts");
  const requests = await import("@/app/api/events/[code]/requests/route");
  const backing = await import("@/app/api/events/[code]/requests/[id]/backing/route");
  const live = await import("@/app/api/events/[code]/live/route");
  offerShortcuts([
    { address: "/api/events/[code]/requests", handlers: { POST: requests.POST } },
    {
      address: "/api/events/[code]/requests/[id]/backing",
      handlers: { POST: backing.POST, DELETE: backing.DELETE },
    },
    { address: "/api/events/[code]/live", handlers: { GET: live.GET } },
  ]);
}
