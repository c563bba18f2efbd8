import { idParamsSchema } from "@/lib/calls/params";
import { splitSchema } from "@/lib/party/requests/change-schema";
import { splitRequest } from "@/lib/party/requests/split";
import { route } from "@/lib/server/route";

export const POST = route(
  { who: "dj", params: idParamsSchema, body: splitSchema },
  ({ who, params, body }) => splitRequest(who, params.id, body),
);
