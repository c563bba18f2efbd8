import { route } from "@/lib/http/route";
import { tokenSchema } from "@/lib/invitations/schema";
import { acceptInvitation, declineInvitation } from "@/lib/invitations/service";

export const POST = route({ who: "dj", body: tokenSchema }, ({ who, body }) =>
  acceptInvitation(who, body.token),
);

export const DELETE = route({ who: "dj", body: tokenSchema }, ({ who, body }) =>
  declineInvitation(who, body.token),
);
