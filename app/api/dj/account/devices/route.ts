import { forgetDevices } from "@/lib/account/devices/service";
import { route } from "@/lib/server/route";

export const DELETE = route({ who: "holder" }, ({ who, request }) =>
  forgetDevices(who, request.headers),
);
