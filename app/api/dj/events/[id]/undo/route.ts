import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { undo } from "@/lib/party/requests/undo";
import { route } from "@/lib/route";

export const POST = route(djRequestCalls.undo, ({ who, params, query }) =>
  undo(who, params.id, query),
);
