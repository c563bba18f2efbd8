import { codeParamsSchema } from "@/lib/events/schema";
import { route } from "@/lib/http/route";
import { suggestionQuerySchema } from "@/lib/suggestions/schema";
import { suggest } from "@/lib/suggestions/service";

export const GET = route(
  { who: "guest", params: codeParamsSchema, query: suggestionQuerySchema },
  async ({ params, query }) => ({ songs: await suggest(params.code, query.search) }),
);
