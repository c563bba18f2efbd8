import { Answer, route } from "@/lib/http/route";
import { passwordChangeSchema } from "@/lib/profile/schema";
import { changePassword } from "@/lib/profile/service";

export const POST = route(
  { who: "holder", body: passwordChangeSchema },
  async ({ who, body, request }) =>
    new Answer(204, undefined, await changePassword(who, body, request.headers)),
);
