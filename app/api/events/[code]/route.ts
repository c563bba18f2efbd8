import { codeParamsSchema } from "@/lib/party/events/schema";
import { eventForGuest } from "@/lib/party/requests/submit";
import { route } from "@/lib/server/route";

export const GET = route({ who: "guest", params: codeParamsSchema }, ({ params, who }) =>
  eventForGuest(params.code, who.id),
);
