import { idParamsSchema } from "@/lib/calls/params";
import { ownEvent } from "@/lib/party/events/service";
import { openStream } from "@/lib/party/live/channel";
import { cursorOf, cursorQuerySchema } from "@/lib/party/live/cursor";
import { route } from "@/lib/server/route";

export const GET = route(
  { who: "dj", params: idParamsSchema, query: cursorQuerySchema },
  async ({ who, params, query, request }) => {
    const event = await ownEvent(who, params.id, "see");
    const cursor = cursorOf(request.headers, query) ?? event.cursor;
    return openStream(request, event.id, "dj", cursor, who.id);
  },
);
