import { dashboardCalls } from "@/lib/office/dashboards/calls";
import { listGuestLanguages } from "@/lib/office/dashboards/service";
import { route } from "@/lib/route";

export const GET = route(dashboardCalls.languages, () => listGuestLanguages());
