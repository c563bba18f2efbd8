import { splitSchema } from "@/lib/board/schema";
import { splitRequest } from "@/lib/cards/service";
import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";

export const POST = route(
  { who: "dj", params: idParamsSchema, body: splitSchema },
  ({ who, params, body }) => splitRequest(who, params.id, body),
);
