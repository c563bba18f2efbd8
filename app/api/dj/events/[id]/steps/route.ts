import { ownEvent } from "@/lib/party/events/access";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { listSteps } from "@/lib/party/requests/history";
import { route } from "@/lib/route";

export const GET = route(djRequestCalls.history, async ({ who, params }) => {
  const { id } = await ownEvent(who, params.id, "see");
  return { steps: await listSteps(id) };
});
