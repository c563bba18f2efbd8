import { route } from "@/lib/route";
import { serverCalls } from "@/lib/server/calls";
import { liveness } from "@/lib/server/health";

export const GET = route(serverCalls.live, liveness);
