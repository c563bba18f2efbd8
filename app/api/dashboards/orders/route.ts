import { dashboardCalls } from "@/lib/office/dashboards/calls";
import { listLatestOrders } from "@/lib/office/dashboards/service";
import { route } from "@/lib/route";

export const GET = route(dashboardCalls.orders, () => listLatestOrders());
