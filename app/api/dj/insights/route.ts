import { insightCalls } from "@/lib/party/insights/calls";
import { compareNights } from "@/lib/party/insights/service";
import { route } from "@/lib/route";

export const GET = route(insightCalls.nights, ({ who, query }) => compareNights(who, query.nights));
