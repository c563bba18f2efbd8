import { mergeSchema } from "@/lib/board/schema";
import { mergeRequest } from "@/lib/cards/service";
import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";

export const POST = route(
  { who: "dj", params: idParamsSchema, body: mergeSchema },
  ({ who, params, body }) => mergeRequest(who, params.id, body.into),
);
