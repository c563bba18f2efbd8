import { secretLinkCalls } from "@/lib/party/secret-links/calls";
import { createLink, getLink, revokeLink } from "@/lib/party/secret-links/service";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const GET = route(secretLinkCalls.get, ({ who, params }) =>
  getLink(who, params.id, params.kind),
);

export const POST = route(
  secretLinkCalls.create,
  async ({ who, params, request }) =>
    new Answer(201, await createLink(who, params.id, params.kind, request.headers)),
);

export const DELETE = route(secretLinkCalls.revoke, ({ who, params }) =>
  revokeLink(who, params.id, params.kind),
);
