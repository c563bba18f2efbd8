import { ownEvent } from "@/lib/events/service";
import { idParamsSchema } from "@/lib/http/params";
import { Answer, route } from "@/lib/http/route";
import { invite, listInvitations } from "@/lib/invitations/service";
import { roleChangeSchema } from "@/lib/members/schema";

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
