import { idParamsSchema } from "@/lib/calls/params";
import { listBackers } from "@/lib/party/requests/list";
import { backersQuerySchema } from "@/lib/party/requests/list-schema";
import { route } from "@/lib/server/route";

export const GET = route(
  { who: "dj", params: idParamsSchema, query: backersQuerySchema },
  ({ who, params, query }) => listBackers(who, params.id, query.page),
);
