import { ownEvent } from "@/lib/party/events/access";
import { liveCalls } from "@/lib/party/live/calls";
import { openStream } from "@/lib/party/live/channel";
import { cursorOf } from "@/lib/party/live/cursor";
import { route } from "@/lib/route";

export const GET = route(liveCalls.dj, async ({ who, params, query, request }) => {
  const event = await ownEvent(who, params.id, "see");
  const cursor = cursorOf(request.headers, query) ?? event.cursor;
  return openStream(request, event.id, { dj: who.id }, cursor);
});
