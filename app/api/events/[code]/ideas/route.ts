import { ideaCalls } from "@/lib/party/ideas/calls";
import { getIdeas } from "@/lib/party/ideas/service";
import { route } from "@/lib/route";

export const GET = route(ideaCalls.get, ({ params, who }) => getIdeas(params.code, who.id));
