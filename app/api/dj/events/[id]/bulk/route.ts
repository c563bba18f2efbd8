import { changeRequests } from "@/lib/party/requests/change";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { route } from "@/lib/route";

export const POST = route(djRequestCalls.changeAll, ({ who, params, body, query }) =>
  changeRequests(who, params.id, body, query),
);
