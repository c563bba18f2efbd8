import { seeOther } from "@/lib/http/form";
import { route } from "@/lib/http/route";
import { verificationSchema } from "@/lib/registration/schema";
import { verifyEmail } from "@/lib/registration/service";

export const GET = route({ query: verificationSchema }, async ({ query, request }) => {
  const location = await verifyEmail(query, request.headers);
  return seeOther(location);
});
