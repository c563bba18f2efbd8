import { endOtherSessions } from "@/lib/account/profile/service";
import { route } from "@/lib/server/route";

export const DELETE = route({ who: "holder" }, ({ who, request }) =>
  endOtherSessions(who, request.headers),
);
