import { banGuest } from "@/lib/party/requests/ban";
import { guestDataCalls } from "@/lib/party/requests/guest-data-calls";
import { route } from "@/lib/route";

export const PUT = route(guestDataCalls.ban, ({ who, params, body }) =>
  banGuest(who, params.id, params.guest, body.ban),
);
