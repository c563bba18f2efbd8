import { idParamsSchema } from "@/lib/calls/params";
import { changeRequest } from "@/lib/party/requests/change";
import { requestChangeSchema } from "@/lib/party/requests/change-schema";
import { route } from "@/lib/server/route";

export const PATCH = route(
  { who: "dj", params: idParamsSchema, body: requestChangeSchema },
  ({ who, params, body }) => changeRequest(who, params.id, body),
);
