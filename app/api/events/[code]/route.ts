import { eventForGuest } from "@/lib/asks/service";
import { codeParamsSchema } from "@/lib/events/schema";
import { route } from "@/lib/http/route";

export const GET = route({ who: "guest", params: codeParamsSchema }, ({ params, who }) =>
  eventForGuest(params.code, who.id),
);
