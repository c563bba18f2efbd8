import { forgetDevices } from "@/lib/devices/service";
import { route } from "@/lib/http/route";

export const DELETE = route({ who: "holder" }, ({ who, request }) =>
  forgetDevices(who, request.headers),
);
