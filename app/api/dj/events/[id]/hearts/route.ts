import { djHeartCalls } from "@/lib/party/requests/heart-calls";
import { getHearts } from "@/lib/party/requests/hearts";
import { route } from "@/lib/route";

export const GET = route(djHeartCalls.get, ({ who, params }) => getHearts(who, params.id));
