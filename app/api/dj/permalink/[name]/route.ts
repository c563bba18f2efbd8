import { djPermalinkCalls } from "@/lib/party/permalinks/dj-calls";
import { checkName, giveUpPermalink } from "@/lib/party/permalinks/service";
import { route } from "@/lib/route";

export const GET = route(djPermalinkCalls.check, ({ who, params }) => checkName(who, params.name));

export const DELETE = route(djPermalinkCalls.giveUp, ({ who, params }) =>
  giveUpPermalink(who, params.name),
);
