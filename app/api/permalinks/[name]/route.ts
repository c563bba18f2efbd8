import { permalinkCalls } from "@/lib/party/permalinks/calls";
import { followPermalink } from "@/lib/party/permalinks/service";
import { route } from "@/lib/route";

export const GET = route(permalinkCalls.follow, ({ params }) => followPermalink(params.name));
