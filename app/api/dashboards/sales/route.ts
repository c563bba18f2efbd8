import { dashboardCalls } from "@/lib/office/dashboards/calls";
import { getSales } from "@/lib/office/dashboards/service";
import { route } from "@/lib/route";

export const GET = route(dashboardCalls.sales, ({ query }) => getSales(query.period));
