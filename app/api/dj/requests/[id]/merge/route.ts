import { idParamsSchema } from "@/lib/calls/params";
import { mergeSchema } from "@/lib/party/requests/change-schema";
import { mergeRequest } from "@/lib/party/requests/merge";
import { route } from "@/lib/server/route";

export const POST = route(
  { who: "dj", params: idParamsSchema, body: mergeSchema },
  ({ who, params, body }) => mergeRequest(who, params.id, body.into),
);
