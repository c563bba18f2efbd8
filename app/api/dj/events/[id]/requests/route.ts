import { ownEvent } from "@/lib/party/events/access";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { listForDj } from "@/lib/party/requests/list";
import { submitForGuest } from "@/lib/party/requests/submit";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const GET = route(djRequestCalls.list, async ({ who, params, query }) =>
  listForDj(await ownEvent(who, params.id, "see"), query),
);

export const POST = route(djRequestCalls.submit, async ({ who, params, body }) => {
  const answer = await submitForGuest(who, params.id, body);
  return new Answer(answer.merged ? 200 : 201, answer);
});
