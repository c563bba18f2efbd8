import { suggestionCalls } from "@/lib/party/suggestions/calls";
import { suggest } from "@/lib/party/suggestions/service";
import { route } from "@/lib/route";

export const GET = route(suggestionCalls.list, ({ params, query, who }) =>
  suggest(params.code, who.id, query),
);
