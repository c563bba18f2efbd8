import { listKnownGuests } from "@/lib/party/requests/guest-data";
import { guestDataCalls } from "@/lib/party/requests/guest-data-calls";
import { route } from "@/lib/route";

export const GET = route(guestDataCalls.list, async ({ who, params }) => ({
  guests: await listKnownGuests(who, params.id),
}));
