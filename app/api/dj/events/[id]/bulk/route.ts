import { bulkSchema } from "@/lib/board/schema";
import { changeRequests } from "@/lib/board/service";
import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";

export const POST = route(
  { who: "dj", params: idParamsSchema, body: bulkSchema },
  ({ who, params, body }) => changeRequests(who, params.id, body),
);
