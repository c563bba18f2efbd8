import { codeParamsSchema } from "@/lib/party/events/schema";
import { suggestionQuerySchema } from "@/lib/party/suggestions/schema";
import { suggest } from "@/lib/party/suggestions/service";
import { route } from "@/lib/server/route";

export const GET = route(
  { who: "guest", params: codeParamsSchema, query: suggestionQuerySchema },
  async ({ params, query }) => ({ songs: await suggest(params.code, query.search) }),
);
