import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { callLast } from "@/lib/party/requests/last-call";
import { route } from "@/lib/route";

export const PUT = route(djRequestCalls.lastCall, ({ who, params, body }) =>
  callLast(who, params.id, body.minutes),
);
