import { requestCalls } from "@/lib/party/requests/calls";
import { openEvent } from "@/lib/party/requests/open";
import { route } from "@/lib/route";

export const GET = route(requestCalls.event, ({ params, who }) => openEvent(params.code, who.id));
