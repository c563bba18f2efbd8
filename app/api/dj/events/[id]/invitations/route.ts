import { idParamsSchema } from "@/lib/calls/params";
import { ownEvent } from "@/lib/party/events/access";
import { invite, listInvitations } from "@/lib/party/invitations/service";
import { roleChangeSchema } from "@/lib/party/members/schema";
import { Answer, route } from "@/lib/server/route";

export const GET = route({ who: "dj", params: idParamsSchema }, async ({ who, params }) => ({
  invitations: await listInvitations(await ownEvent(who, params.id, "own")),
}));

export const POST = route(
  { who: "dj", params: idParamsSchema, body: roleChangeSchema },
  async ({ who, params, body, request }) => {
    const event = await ownEvent(who, params.id, "own");
    return new Answer(201, await invite(event, body.role, request.headers));
  },
);
