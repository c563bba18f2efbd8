import { hearPromise, postpone } from "@/lib/party/requests/promise";
import { promiseCalls } from "@/lib/party/requests/promise-calls";
import { route } from "@/lib/route";

export const PUT = route(promiseCalls.hear, ({ params: { code, id }, who }) =>
  hearPromise(code, who.id, id),
);

export const DELETE = route(promiseCalls.postpone, async ({ params: { code, id }, who }) => ({
  request: await postpone(code, who.id, id),
}));
