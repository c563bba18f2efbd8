import { emailChangeSchema } from "@/lib/account/profile/schema";
import { changeEmail } from "@/lib/account/profile/service";
import { route } from "@/lib/server/route";

export const POST = route({ who: "holder", body: emailChangeSchema }, ({ who, body, request }) =>
  changeEmail(who, body, request.headers),
);
