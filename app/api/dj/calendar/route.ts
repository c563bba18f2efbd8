import { addressOf } from "@/lib/calls/address";
import { calendarCalls } from "@/lib/office/calendar/calls";
import { getSubscription, subscribe, unsubscribe } from "@/lib/office/calendar/service";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";
import { publicOrigin } from "@/lib/server/site-address";
import { languageOf } from "@/lib/shell/customizer/service";

export const GET = route(calendarCalls.subscription, ({ who }) => getSubscription(who));

export const POST = route(calendarCalls.subscribe, async ({ who, request }) => {
  const { secret, since } = await subscribe(who);
  const path = addressOf(calendarCalls.feed, {
    params: { secret },
    query: { lang: languageOf(request.headers) },
  });
  return new Answer(201, { address: publicOrigin(request.headers) + path, since });
});

export const DELETE = route(calendarCalls.unsubscribe, ({ who }) => unsubscribe(who));
