import { suggestionCalls } from "@/lib/party/suggestions/calls";
import { suggest } from "@/lib/party/suggestions/service";
import { route } from "@/lib/route";

export const GET = route(suggestionCalls.list, ({ params, query }) => suggest(params.code, query));
