import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";
import { peopleQuerySchema } from "@/lib/requests/schema";
import { listPeople } from "@/lib/requests/service";

export const GET = route(
  { who: "dj", params: idParamsSchema, query: peopleQuerySchema },
  ({ who, params, query }) => listPeople(who, params.id, query.page),
);
