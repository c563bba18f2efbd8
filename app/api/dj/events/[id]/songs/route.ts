import { suggestionCalls } from "@/lib/party/suggestions/calls";
import { suggestForDj } from "@/lib/party/suggestions/service";
import { route } from "@/lib/route";

export const GET = route(suggestionCalls.listForDj, ({ who, params, query }) =>
  suggestForDj(who, params.id, query),
);
