import { changeRequest } from "@/lib/party/requests/change";
import { told } from "@/lib/party/requests/clash";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { route } from "@/lib/route";

export const PATCH = route(djRequestCalls.change, ({ who, params, body, query }) =>
  told(changeRequest(who, params.id, body, query)),
);
