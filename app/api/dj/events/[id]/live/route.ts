import { ownEvent } from "@/lib/events/service";
import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";
import { openStream } from "@/lib/live/channel";
import { cursorOf, cursorQuerySchema } from "@/lib/live/cursor";

export const GET = route(
  { who: "dj", params: idParamsSchema, query: cursorQuerySchema },
  async ({ who, params, query, request }) => {
    const event = await ownEvent(who, params.id, "see");
    return openStream(event.id, "dj", cursorOf(request.headers, query) ?? event.cursor, who.id);
  },
);
