import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { listBackers } from "@/lib/party/requests/list";
import { route } from "@/lib/route";

export const GET = route(djRequestCalls.listBackers, ({ who, params, query }) =>
  listBackers(who, params.id, query.page),
);
