import { idParamsSchema } from "@/lib/calls/params";
import { getBoard } from "@/lib/party/board/service";
import { eventChangeSchema } from "@/lib/party/events/schema";
import { removeEvent } from "@/lib/party/events/service";
import { updateEvent } from "@/lib/party/requests/update-event";
import { route } from "@/lib/server/route";

export const GET = route({ who: "dj", params: idParamsSchema }, async ({ who, params }) => ({
  event: await getBoard(who, params.id),
}));

export const PATCH = route(
  { who: "dj", params: idParamsSchema, body: eventChangeSchema },
  async ({ who, params, body }) => ({ event: await updateEvent(who, params.id, body) }),
);

export const DELETE = route({ who: "dj", params: idParamsSchema }, ({ who, params }) =>
  removeEvent(who, params.id),
);
