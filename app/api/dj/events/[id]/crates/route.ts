import { crateCalls } from "@/lib/party/crates/calls";
import { getCrates, putCrates } from "@/lib/party/crates/service";
import { ownEvent } from "@/lib/party/events/access";
import { route } from "@/lib/route";

export const GET = route(crateCalls.get, async ({ who, params }) =>
  getCrates(await ownEvent(who, params.id, "see")),
);

export const PUT = route(crateCalls.put, async ({ who, params, body }) =>
  putCrates(await ownEvent(who, params.id, "manage"), body),
);
