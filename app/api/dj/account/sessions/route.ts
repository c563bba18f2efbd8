import { profileCalls } from "@/lib/account/profile/calls";
import { endOtherSessions } from "@/lib/account/profile/service";
import { route } from "@/lib/route";

export const DELETE = route(profileCalls.endOtherSessions, ({ who, request }) =>
  endOtherSessions(who, request.headers),
);
