import { ask } from "@/lib/asks/service";
import { codeParamsSchema } from "@/lib/events/schema";
import { Answer, route } from "@/lib/http/route";
import { listQuerySchema, newRequestSchema } from "@/lib/requests/schema";
import { listForGuest } from "@/lib/requests/service";

export const dynamic = "force-dynamic";

export const GET = route(
  { who: "guest", params: codeParamsSchema, query: listQuerySchema },
  ({ params, query, who }) => listForGuest(params.code, who.id, query),
);

export const POST = route(
  { who: "guest", params: codeParamsSchema, body: newRequestSchema },
  async ({ params, body, who }) => {
    const answer = await ask(params.code, who.id, body);
    return new Answer(answer.merged ? 200 : 201, answer);
  },
);
