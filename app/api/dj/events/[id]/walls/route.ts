import { ownEvent } from "@/lib/party/events/access";
import { wallCalls } from "@/lib/party/wall/calls";
import { connectWall, listWalls } from "@/lib/party/wall/service";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const GET = route(wallCalls.list, async ({ who, params }) => ({
  walls: await listWalls(await ownEvent(who, params.id, "manage")),
}));

export const POST = route(
  wallCalls.connect,
  async ({ who, params, body, request }) =>
    new Answer(201, { wall: await connectWall(who, params.id, body, request.headers) }),
);
