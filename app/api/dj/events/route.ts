import { newEventSchema } from "@/lib/party/events/schema";
import { createEvent, listEvents } from "@/lib/party/events/service";
import { Answer, route } from "@/lib/server/route";

export const GET = route({ who: "dj" }, async ({ who }) => ({ events: await listEvents(who) }));

export const POST = route({ who: "dj", body: newEventSchema }, async ({ who, body }) => {
  return new Answer(201, { event: await createEvent(who, body) });
});
