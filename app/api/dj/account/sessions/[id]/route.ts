import { endSession } from "@/lib/account/profile/service";
import { idParamsSchema } from "@/lib/calls/params";
import { route } from "@/lib/server/route";

export const DELETE = route({ who: "holder", params: idParamsSchema }, ({ who, params, request }) =>
  endSession(who, params.id, request.headers),
);
