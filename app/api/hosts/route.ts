import { hostsCalls } from "@/lib/party/host-rules/calls";
import { openAsHosts } from "@/lib/party/host-rules/service";
import { putAsHosts } from "@/lib/party/requests/put-rules";
import { mostWanted } from "@/lib/party/requests/read";
import { route } from "@/lib/route";
import { conflictWith } from "@/lib/server/answer";

export const POST = route(hostsCalls.open, async ({ body }) => {
  const { eventId, page } = await openAsHosts(body.secret);
  return { ...page, wishes: await mostWanted(eventId) };
});

export const PUT = route(hostsCalls.put, async ({ body: { secret, ...lists } }) => {
  const { kept, found } = await putAsHosts(secret, lists);
  return kept ?? conflictWith(found);
});
