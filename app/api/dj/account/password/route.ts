import { passwordChangeSchema } from "@/lib/account/profile/schema";
import { changePassword } from "@/lib/account/profile/service";
import { Answer, route } from "@/lib/server/route";

export const POST = route(
  { who: "holder", body: passwordChangeSchema },
  async ({ who, body, request }) =>
    new Answer(204, undefined, await changePassword(who, body, request.headers)),
);
