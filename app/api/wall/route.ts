import { wallCalls } from "@/lib/party/wall/calls";
import { getOwnWall, pairWall } from "@/lib/party/wall/service";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const GET = route(wallCalls.own, ({ request }) => getOwnWall(request.headers));

export const POST = route(wallCalls.pair, async ({ request }) => {
  const { wall, cookies } = await pairWall(request.headers);
  return new Answer(200, wall, cookies);
});
