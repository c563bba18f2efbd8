import { invitationCalls } from "@/lib/party/invitations/calls";
import { acceptInvitation, declineInvitation } from "@/lib/party/invitations/service";
import { route } from "@/lib/route";

export const POST = route(invitationCalls.accept, ({ who, body }) =>
  acceptInvitation(who, body.token),
);

export const DELETE = route(invitationCalls.decline, ({ who, body }) =>
  declineInvitation(who, body.token),
);
