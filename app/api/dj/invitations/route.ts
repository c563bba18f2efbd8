import { tokenSchema } from "@/lib/party/invitations/schema";
import { acceptInvitation, declineInvitation } from "@/lib/party/invitations/service";
import { route } from "@/lib/server/route";

export const POST = route({ who: "dj", body: tokenSchema }, ({ who, body }) =>
  acceptInvitation(who, body.token),
);

export const DELETE = route({ who: "dj", body: tokenSchema }, ({ who, body }) =>
  declineInvitation(who, body.token),
);
