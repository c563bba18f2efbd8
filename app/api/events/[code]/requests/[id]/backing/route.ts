import { back } from "@/lib/party/requests/back";
import { requestCalls } from "@/lib/party/requests/calls";
import { passDoor } from "@/lib/party/requests/door";
import { restore } from "@/lib/party/requests/restore";
import { takeBack } from "@/lib/party/requests/take-back";
import { route } from "@/lib/route";
import { clientNetwork } from "@/lib/server/client-address";

export const POST = route(requestCalls.back, async ({ params: { code, id }, who, request }) => {
  await passDoor(code, who, request.headers);
  return { request: await back(code, who.id, id, clientNetwork(request.headers)) };
});

export const DELETE = route(requestCalls.takeBack, ({ params: { code, id }, who }) =>
  takeBack(code, who.id, id),
);

export const PUT = route(requestCalls.restore, async ({ params: { code, id }, body, who }) => ({
  request: await restore(code, who.id, id, body),
}));
