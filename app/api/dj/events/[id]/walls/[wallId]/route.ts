import { ownEvent } from "@/lib/party/events/access";
import { wallCalls } from "@/lib/party/wall/calls";
import { disconnectWall } from "@/lib/party/wall/service";
import { route } from "@/lib/route";

export const DELETE = route(wallCalls.disconnect, async ({ who, params }) =>
  disconnectWall(await ownEvent(who, params.id, "manage"), params.wallId),
);
