import { ownEvent } from "@/lib/party/events/access";
import { invitationCalls } from "@/lib/party/invitations/calls";
import { withdrawInvitation } from "@/lib/party/invitations/service";
import { route } from "@/lib/route";

export const DELETE = route(invitationCalls.withdraw, async ({ who, params }) =>
  withdrawInvitation(await ownEvent(who, params.id, "own"), params.invitationId),
);
