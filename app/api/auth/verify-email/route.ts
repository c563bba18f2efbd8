import { authCalls } from "@/lib/account/auth/calls";
import { verifyEmail } from "@/lib/account/registration/service";
import { route } from "@/lib/route";
import { seeOther } from "@/lib/server/read-form";

export const GET = route(authCalls.verifyEmail, async ({ query, request }) => {
  // Mail scanners send HEAD to links before the reader opens them; that must not use the link up.
  if (request.method === "HEAD") return new Response(null);
  const location = await verifyEmail(query, request.headers);
  return seeOther(location);
});
