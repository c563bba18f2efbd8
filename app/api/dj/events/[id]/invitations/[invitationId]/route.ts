import { ownEvent } from "@/lib/events/service";
import { route } from "@/lib/http/route";
import { invitationParamsSchema } from "@/lib/invitations/schema";
import { withdrawInvitation } from "@/lib/invitations/service";

export const DELETE = route(
  { who: "dj", params: invitationParamsSchema },
  async ({ who, params }) =>
    withdrawInvitation(await ownEvent(who, params.id, "own"), params.invitationId),
);
