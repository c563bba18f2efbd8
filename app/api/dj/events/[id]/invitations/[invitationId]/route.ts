import { ownEvent } from "@/lib/party/events/access";
import { invitationParamsSchema } from "@/lib/party/invitations/schema";
import { withdrawInvitation } from "@/lib/party/invitations/service";
import { route } from "@/lib/server/route";

export const DELETE = route(
  { who: "dj", params: invitationParamsSchema },
  async ({ who, params }) =>
    withdrawInvitation(await ownEvent(who, params.id, "own"), params.invitationId),
);
