import { tellLatecomer } from "@/lib/party/push/teller";
import { subscriptionCalls } from "@/lib/party/subscriptions/calls";
import { getSubscription, subscribe, unsubscribe } from "@/lib/party/subscriptions/service";
import { route } from "@/lib/route";

export const GET = route(subscriptionCalls.get, ({ who, params }) =>
  getSubscription(params.code, who.id),
);

export const PUT = route(subscriptionCalls.save, async ({ who, params, body, request }) => {
  tellLatecomer(await subscribe(params.code, who.id, body, request.headers));
});

export const DELETE = route(subscriptionCalls.remove, ({ who, params }) =>
  unsubscribe(params.code, who.id),
);
