import { trustCalls } from "@/lib/party/secret-links/calls";
import { trust } from "@/lib/party/secret-links/service";
import { route } from "@/lib/route";

export const POST = route(trustCalls.enter, ({ who, params, body }) =>
  trust(params.code, who.id, body.secret),
);
