import { idParamsSchema } from "@/lib/calls/params";
import { ownEvent } from "@/lib/party/events/access";
import { listForDj } from "@/lib/party/requests/list";
import { djListQuerySchema } from "@/lib/party/requests/list-schema";
import { newRequestSchema } from "@/lib/party/requests/schema";
import { submitForGuest } from "@/lib/party/requests/submit";
import { Answer, route } from "@/lib/server/route";

export const GET = route(
  { who: "dj", params: idParamsSchema, query: djListQuerySchema },
  async ({ who, params, query }) => listForDj(await ownEvent(who, params.id, "see"), query),
);

export const POST = route(
  { who: "dj", params: idParamsSchema, body: newRequestSchema },
  async ({ who, params, body }) => {
    const answer = await submitForGuest(who, params.id, body);
    return new Answer(answer.merged ? 200 : 201, answer);
  },
);
