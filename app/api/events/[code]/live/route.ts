import { codeParamsSchema } from "@/lib/events/schema";
import { eventByCode } from "@/lib/events/service";
import { route } from "@/lib/http/route";
import { openStream } from "@/lib/live/channel";
import { cursorOf, cursorQuerySchema } from "@/lib/live/cursor";

export const GET = route(
  { who: "guest", params: codeParamsSchema, query: cursorQuerySchema },
  async ({ params, query, request }) => {
    const event = await eventByCode(params.code);
    return openStream(event.id, "guest", cursorOf(request.headers, query) ?? event.cursor);
  },
);
