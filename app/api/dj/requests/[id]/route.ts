import { requestChangeSchema } from "@/lib/board/schema";
import { changeRequest } from "@/lib/board/service";
import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";

export const PATCH = route(
  { who: "dj", params: idParamsSchema, body: requestChangeSchema },
  ({ who, params, body }) => changeRequest(who, params.id, body),
);
