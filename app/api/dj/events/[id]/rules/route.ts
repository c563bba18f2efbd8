import { ownEvent } from "@/lib/party/events/access";
import { hostRuleCalls } from "@/lib/party/host-rules/calls";
import { getRules } from "@/lib/party/host-rules/service";
import { putRules } from "@/lib/party/requests/put-rules";
import { route } from "@/lib/route";
import { conflictWith } from "@/lib/server/answer";

export const GET = route(hostRuleCalls.get, async ({ who, params }) =>
  getRules(await ownEvent(who, params.id, "see")),
);

export const PUT = route(hostRuleCalls.put, async ({ who, params, body }) => {
  const { kept, found } = await putRules(who, params.id, body);
  return kept ?? conflictWith(found);
});
