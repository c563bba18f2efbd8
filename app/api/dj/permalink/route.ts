import { djPermalinkCalls } from "@/lib/party/permalinks/dj-calls";
import { choosePermalink, getPermalink } from "@/lib/party/permalinks/service";
import { route } from "@/lib/route";

export const GET = route(djPermalinkCalls.own, ({ who }) => getPermalink(who));

export const PUT = route(djPermalinkCalls.choose, ({ who, body }) =>
  choosePermalink(who, body.name),
);
