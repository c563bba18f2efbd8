import { idParamsSchema } from "@/lib/calls/params";
import { ownEvent } from "@/lib/party/events/access";
import { openStream } from "@/lib/party/live/channel";
import { cursorOf, cursorQuerySchema } from "@/lib/party/live/cursor";
import { route } from "@/lib/server/route";

export const GET = route(
  { who: "dj", params: idParamsSchema, query: cursorQuerySchema },
  async ({ who, params, query, request }) => {
    const event = await ownEvent(who, params.id, "see");
    return openStream(event.id, "dj", cursorOf(request.headers, query) ?? event.cursor, who.id);
  },
);
