import { eraseGuestData, getGuestData } from "@/lib/party/requests/guest-data";
import { guestDataCalls } from "@/lib/party/requests/guest-data-calls";
import { route } from "@/lib/route";

export const GET = route(guestDataCalls.get, ({ who, params }) =>
  getGuestData(who, params.id, params.guest),
);

export const DELETE = route(guestDataCalls.erase, ({ who, params }) =>
  eraseGuestData(who, params.id, params.guest),
);
