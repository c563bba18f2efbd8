import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";
import { endSession } from "@/lib/profile/service";

export const DELETE = route({ who: "holder", params: idParamsSchema }, ({ who, params, request }) =>
  endSession(who, params.id, request.headers),
);
