import { deskCalls } from "@/lib/office/desk/calls";
import { getDesk, putDesk } from "@/lib/office/desk/service";
import { route } from "@/lib/route";

export const GET = route(deskCalls.get, ({ who, params }) => getDesk(who, params.area));

export const PUT = route(deskCalls.put, ({ who, params, body }) => putDesk(who, params.area, body));
