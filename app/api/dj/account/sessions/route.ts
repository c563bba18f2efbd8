import { route } from "@/lib/http/route";
import { endOtherSessions } from "@/lib/profile/service";

export const DELETE = route({ who: "holder" }, ({ who, request }) =>
  endOtherSessions(who, request.headers),
);
