import { heartCalls } from "@/lib/party/requests/heart-calls";
import { love } from "@/lib/party/requests/hearts";
import { route } from "@/lib/route";

export const PUT = route(heartCalls.give, ({ params: { code, id }, who }) =>
  love(code, who.id, id, true),
);

export const DELETE = route(heartCalls.takeBack, ({ params: { code, id }, who }) =>
  love(code, who.id, id, false),
);
