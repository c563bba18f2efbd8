import { idParamsSchema } from "@/lib/calls/params";
import { peopleQuerySchema } from "@/lib/party/requests/schema";
import { listPeople } from "@/lib/party/requests/service";
import { route } from "@/lib/server/route";

export const GET = route(
  { who: "dj", params: idParamsSchema, query: peopleQuerySchema },
  ({ who, params, query }) => listPeople(who, params.id, query.page),
);
