import { deviceCalls } from "@/lib/account/devices/calls";
import { forgetDevice } from "@/lib/account/devices/service";
import { route } from "@/lib/route";

export const DELETE = route(deviceCalls.forget, ({ who, params, request }) =>
  forgetDevice(who, params.id, request.headers),
);
