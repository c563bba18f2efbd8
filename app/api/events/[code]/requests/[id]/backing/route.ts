import { back } from "@/lib/party/requests/back";
import { requestCalls } from "@/lib/party/requests/calls";
import { takeBack } from "@/lib/party/requests/take-back";
import { route } from "@/lib/route";

export const POST = route(requestCalls.back, async ({ params: { code, id }, who }) => ({
  request: await back(code, who.id, id),
}));

export const DELETE = route(requestCalls.takeBack, async ({ params: { code, id }, who }) => ({
  request: await takeBack(code, who.id, id),
}));
