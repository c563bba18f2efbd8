import { askForGuest } from "@/lib/asks/service";
import { ownEvent } from "@/lib/events/service";
import { idParamsSchema } from "@/lib/http/params";
import { Answer, route } from "@/lib/http/route";
import { djListQuerySchema, newRequestSchema } from "@/lib/requests/schema";
import { listForDj } from "@/lib/requests/service";

export const GET = route(
  { who: "dj", params: idParamsSchema, query: djListQuerySchema },
  async ({ who, params, query }) => listForDj(await ownEvent(who, params.id, "see"), query),
);

export const POST = route(
  { who: "dj", params: idParamsSchema, body: newRequestSchema },
  async ({ who, params, body }) => {
    const answer = await askForGuest(who, params.id, body);
    return new Answer(answer.merged ? 200 : 201, answer);
  },
);
