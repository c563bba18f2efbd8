import { route } from "@/lib/http/route";
import { endOtherSessions } from "@/lib/profile/service";

export const DELETE = route({ who: "dj" }, ({ who, request }) =>
  endOtherSessions(who, request.headers),
);
