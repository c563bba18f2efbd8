import { ownEvent } from "@/lib/party/events/access";
import { hostRuleCalls } from "@/lib/party/host-rules/calls";
import { getRules } from "@/lib/party/host-rules/service";
import { putRules } from "@/lib/party/requests/put-rules";
import { route } from "@/lib/route";

export const GET = route(hostRuleCalls.get, async ({ who, params }) =>
  getRules(await ownEvent(who, params.id, "see")),
);

export const PUT = route(hostRuleCalls.put, ({ who, params, body }) =>
  putRules(who, params.id, body),
);
