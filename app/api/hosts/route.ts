import { hostsCalls } from "@/lib/party/host-rules/calls";
import { openAsHosts } from "@/lib/party/host-rules/service";
import { putAsHosts } from "@/lib/party/requests/put-rules";
import { mostWanted } from "@/lib/party/requests/read";
import { route } from "@/lib/route";

export const POST = route(hostsCalls.open, async ({ body }) => {
  const { eventId, page } = await openAsHosts(body.secret);
  return { ...page, wishes: await mostWanted(eventId) };
});

export const PUT = route(hostsCalls.put, ({ body: { secret, ...lists } }) =>
  putAsHosts(secret, lists),
);
