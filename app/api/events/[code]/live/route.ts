import { eventByCode } from "@/lib/party/events/access";
import { liveCalls } from "@/lib/party/live/calls";
import { openStream } from "@/lib/party/live/channel";
import { cursorOf } from "@/lib/party/live/cursor";
import { route } from "@/lib/route";

export const GET = route(liveCalls.guest, async ({ params, query, request, who }) => {
  const event = await eventByCode(params.code);
  const cursor = cursorOf(request.headers, query) ?? event.cursor;
  return openStream(request, event.id, { guest: who.id }, cursor);
});
