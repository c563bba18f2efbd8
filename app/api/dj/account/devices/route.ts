import { forgetDevices } from "@/lib/devices/service";
import { route } from "@/lib/http/route";

export const DELETE = route({ who: "dj" }, ({ who, request }) =>
  forgetDevices(who, request.headers),
);
