import { changeRequest } from "@/lib/party/requests/change";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { route } from "@/lib/route";

export const PATCH = route(djRequestCalls.change, ({ who, params, body, query }) =>
  changeRequest(who, params.id, body, query),
);
