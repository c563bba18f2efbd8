import { forgetDevice } from "@/lib/devices/service";
import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";

export const DELETE = route({ who: "holder", params: idParamsSchema }, ({ who, params, request }) =>
  forgetDevice(who, params.id, request.headers),
);
