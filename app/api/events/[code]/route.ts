import { codeParamsSchema } from "@/lib/party/events/schema";
import { openEvent } from "@/lib/party/requests/open";
import { route } from "@/lib/server/route";

export const GET = route({ who: "guest", params: codeParamsSchema }, ({ params, who }) =>
  openEvent(params.code, who.id),
);
