import { forgetDevice } from "@/lib/account/devices/service";
import { idParamsSchema } from "@/lib/calls/params";
import { route } from "@/lib/server/route";

export const DELETE = route({ who: "holder", params: idParamsSchema }, ({ who, params, request }) =>
  forgetDevice(who, params.id, request.headers),
);
