import { deviceCalls } from "@/lib/account/devices/calls";
import { forgetDevices } from "@/lib/account/devices/service";
import { route } from "@/lib/route";

export const DELETE = route(deviceCalls.forgetAll, ({ who, request }) =>
  forgetDevices(who, request.headers),
);
