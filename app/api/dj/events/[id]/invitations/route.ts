import { ownEvent } from "@/lib/party/events/access";
import { invitationCalls } from "@/lib/party/invitations/calls";
import { invite, listInvitations } from "@/lib/party/invitations/service";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const GET = route(invitationCalls.list, async ({ who, params }) => ({
  invitations: await listInvitations(await ownEvent(who, params.id, "own")),
}));

export const POST = route(invitationCalls.invite, async ({ who, params, body, request }) => {
  const event = await ownEvent(who, params.id, "own");
  return new Answer(201, await invite(event, body.role, request.headers));
});
