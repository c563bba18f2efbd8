import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { splitRequest } from "@/lib/party/requests/split";
import { route } from "@/lib/route";

export const POST = route(djRequestCalls.split, ({ who, params, body, query }) =>
  splitRequest(who, params.id, body, query),
);
