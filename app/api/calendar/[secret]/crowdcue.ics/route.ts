import { calendarCalls } from "@/lib/office/calendar/calls";
import { nightOf } from "@/lib/office/calendar/rules";
import { accountOfSecret, feedOf } from "@/lib/office/calendar/service";
import { listEvents } from "@/lib/party/events/service";
import { route } from "@/lib/route";
import { publicOrigin } from "@/lib/server/site-address";

export const GET = route(calendarCalls.feed, async ({ params, query, request }) => {
  const account = await accountOfSecret(params.secret);
  const nights = (await listEvents(account)).map(nightOf);
  const feed = await feedOf(account, nights, publicOrigin(request.headers), query.lang);
  return new Response(feed, {
    headers: { "content-type": "text/calendar; charset=utf-8", "cache-control": "no-store" },
  });
});
