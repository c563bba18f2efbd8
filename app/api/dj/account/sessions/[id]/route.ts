import { profileCalls } from "@/lib/account/profile/calls";
import { endSession } from "@/lib/account/profile/service";
import { route } from "@/lib/route";

export const DELETE = route(profileCalls.endSession, ({ who, params, request }) =>
  endSession(who, params.id, request.headers),
);
