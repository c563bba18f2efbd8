import { ideaCalls } from "@/lib/party/ideas/calls";
import { browse } from "@/lib/party/ideas/service";
import { route } from "@/lib/route";

export const GET = route(ideaCalls.browse, ({ params, query, who }) =>
  browse(params.code, who.id, query),
);
