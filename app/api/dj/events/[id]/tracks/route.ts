import { crateCalls } from "@/lib/party/crates/calls";
import { searchTracks } from "@/lib/party/crates/service";
import { ownEvent } from "@/lib/party/events/access";
import { route } from "@/lib/route";

export const GET = route(crateCalls.search, async ({ who, params, query }) =>
  searchTracks(await ownEvent(who, params.id, "see"), query.search),
);
