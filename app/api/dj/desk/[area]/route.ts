import { deskCalls } from "@/lib/office/desk/calls";
import { getDesk, putDesk } from "@/lib/office/desk/service";
import { route } from "@/lib/route";
import { conflictWith } from "@/lib/server/answer";

export const GET = route(deskCalls.get, ({ who, params }) => getDesk(who, params.area));

export const PUT = route(deskCalls.put, async ({ who, params, body }) => {
  const { kept, found } = await putDesk(who, params.area, body);
  if (kept !== undefined) return { revision: kept };
  return conflictWith(found);
});
