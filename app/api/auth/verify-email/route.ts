import { verificationSchema } from "@/lib/account/registration/schema";
import { verifyEmail } from "@/lib/account/registration/service";
import { seeOther } from "@/lib/server/read-form";
import { route } from "@/lib/server/route";

export const GET = route({ query: verificationSchema }, async ({ query, request }) => {
  const location = await verifyEmail(query, request.headers);
  return seeOther(location);
});
