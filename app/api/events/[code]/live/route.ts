import { eventByCode } from "@/lib/party/events/access";
import { codeParamsSchema } from "@/lib/party/events/schema";
import { openStream } from "@/lib/party/live/channel";
import { cursorOf, cursorQuerySchema } from "@/lib/party/live/cursor";
import { route } from "@/lib/server/route";

export const GET = route(
  { who: "guest", params: codeParamsSchema, query: cursorQuerySchema },
  async ({ params, query, request }) => {
    const event = await eventByCode(params.code);
    return openStream(event.id, "guest", cursorOf(request.headers, query) ?? event.cursor);
  },
);
