import { eventCalls } from "@/lib/party/events/calls";
import { createEvent, listEventsPage } from "@/lib/party/events/service";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const GET = route(eventCalls.list, ({ who, query }) => listEventsPage(who, query));

export const POST = route(eventCalls.create, async ({ who, body }) => {
  return new Answer(201, { event: await createEvent(who, body) });
});
