import { addressOf } from "@/lib/calls/address";
import { liveCalls } from "@/lib/party/live/calls";
import type { EventAddresses } from "@/lib/party/live/hooks";
import { requestCalls } from "@/lib/party/requests/calls";

/** Another guest's request: only what every guest may know. */
export const NOT_MINE = {
  mine: false,
  asked: false,
  counted: false,
  message: null,
  place: null,
  placeTo: null,
  waitSeconds: null,
  postponed: 0,
};

/** The addresses of an event's data for guests. */
export function addressesOf(code: string): EventAddresses {
  const params = { code };
  return {
    event: addressOf(requestCalls.event, { params }),
    lists: addressOf(requestCalls.submit, { params }),
    live: addressOf(liveCalls.guest, { params, query: {} }),
  };
}
