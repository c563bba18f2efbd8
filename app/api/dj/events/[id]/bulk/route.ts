import { idParamsSchema } from "@/lib/calls/params";
import { changeRequests } from "@/lib/party/requests/change";
import { bulkSchema } from "@/lib/party/requests/change-schema";
import { route } from "@/lib/server/route";

export const POST = route(
  { who: "dj", params: idParamsSchema, body: bulkSchema },
  ({ who, params, body }) => changeRequests(who, params.id, body),
);
