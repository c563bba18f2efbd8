import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { mergeRequest } from "@/lib/party/requests/merge";
import { route } from "@/lib/route";

export const POST = route(djRequestCalls.merge, ({ who, params, body, query }) =>
  mergeRequest(who, params.id, body.into, query),
);
