import { boardCalls } from "@/lib/party/board/calls";
import { getBoard } from "@/lib/party/board/service";
import { eventCalls } from "@/lib/party/events/calls";
import { removeEvent } from "@/lib/party/events/service";
import { updateEvent } from "@/lib/party/requests/update-event";
import { route } from "@/lib/route";

export const GET = route(boardCalls.get, async ({ who, params }) => ({
  event: await getBoard(who, params.id),
}));

export const PATCH = route(eventCalls.update, async ({ who, params, body }) => ({
  event: await updateEvent(who, params.id, body),
}));

export const DELETE = route(eventCalls.remove, ({ who, params }) => removeEvent(who, params.id));
