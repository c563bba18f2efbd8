import { route } from "@/lib/http/route";
import { emailChangeSchema } from "@/lib/profile/schema";
import { changeEmail } from "@/lib/profile/service";

export const POST = route({ who: "holder", body: emailChangeSchema }, ({ who, body, request }) =>
  changeEmail(who, body, request.headers),
);
