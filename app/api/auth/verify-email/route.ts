import { authCalls } from "@/lib/account/auth/calls";
import { verifyEmail } from "@/lib/account/registration/service";
import { route } from "@/lib/route";
import { seeOther } from "@/lib/server/read-form";

export const GET = route(authCalls.verifyEmail, async ({ query, request }) => {
  const location = await verifyEmail(query, request.headers);
  return seeOther(location);
});
