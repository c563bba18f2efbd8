import { ownEvent } from "@/lib/party/events/access";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { listEditions } from "@/lib/party/requests/fits";
import { route } from "@/lib/route";

export const GET = route(djRequestCalls.editions, async ({ who, params, query }) => {
  const event = await ownEvent(who, params.id, "see");
  return { editions: await listEditions(event, query.ids) };
});
