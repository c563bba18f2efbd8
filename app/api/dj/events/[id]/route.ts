import { getBoard } from "@/lib/board/service";
import { eventChangeSchema } from "@/lib/events/schema";
import { removeEvent } from "@/lib/events/service";
import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";
import { updateEvent } from "@/lib/lanes/service";

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
