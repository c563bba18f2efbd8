import { profileCalls } from "@/lib/account/profile/calls";
import { changeEmail } from "@/lib/account/profile/service";
import { route } from "@/lib/route";

export const POST = route(profileCalls.changeEmail, ({ who, body, request }) =>
  changeEmail(who, body, request.headers),
);
