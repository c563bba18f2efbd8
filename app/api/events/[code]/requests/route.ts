import { codeParamsSchema } from "@/lib/party/events/schema";
import { listForGuest } from "@/lib/party/requests/list";
import { listQuerySchema } from "@/lib/party/requests/list-schema";
import { newRequestSchema } from "@/lib/party/requests/schema";
import { submit } from "@/lib/party/requests/submit";
import { Answer, route } from "@/lib/server/route";

export const dynamic = "force-dynamic";

export const GET = route(
  { who: "guest", params: codeParamsSchema, query: listQuerySchema },
  ({ params, query, who }) => listForGuest(params.code, who.id, query),
);

export const POST = route(
  { who: "guest", params: codeParamsSchema, body: newRequestSchema },
  async ({ params, body, who }) => {
    const answer = await submit(params.code, who.id, body);
    return new Answer(answer.merged ? 200 : 201, answer);
  },
);
