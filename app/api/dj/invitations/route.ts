import { route } from "@/lib/http/route";
import { tokenSchema } from "@/lib/invitations/schema";
import { acceptInvitation } from "@/lib/invitations/service";

export const POST = route({ who: "dj", body: tokenSchema }, ({ who, body }) =>
  acceptInvitation(who, body.token),
);
