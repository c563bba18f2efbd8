import { changeRequests } from "@/lib/party/requests/change";
import { told } from "@/lib/party/requests/clash";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { route } from "@/lib/route";

export const POST = route(djRequestCalls.changeAll, ({ who, params, body, query }) =>
  told(changeRequests(who, params.id, body, query)),
);
