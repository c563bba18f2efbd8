import { route } from "@/lib/route";
import { serverCalls } from "@/lib/server/calls";
import { readMetrics } from "@/lib/server/metrics";

export const GET = route(serverCalls.metrics, ({ request }) => readMetrics(request));
