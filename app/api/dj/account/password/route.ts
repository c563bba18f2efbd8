import { profileCalls } from "@/lib/account/profile/calls";
import { changePassword } from "@/lib/account/profile/service";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const POST = route(
  profileCalls.changePassword,
  async ({ who, body, request }) =>
    new Answer(204, undefined, await changePassword(who, body, request.headers)),
);
