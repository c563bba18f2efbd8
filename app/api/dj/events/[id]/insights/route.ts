import { insightCalls } from "@/lib/party/insights/calls";
import { getInsights } from "@/lib/party/insights/service";
import { route } from "@/lib/route";

export const GET = route(insightCalls.get, ({ who, params, query }) =>
  getInsights(who, params.id, query.period),
);
