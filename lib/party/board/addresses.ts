import { addressOf } from "@/lib/calls/address";
import { liveCalls } from "@/lib/party/live/calls";
import type { EventAddresses } from "@/lib/party/live/hooks";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { boardCalls } from "./calls";

/** The addresses of an event's data for its DJs. */
export function addressesOf(id: string): EventAddresses {
  const params = { id };
  return {
    event: addressOf(boardCalls.get, { params }),
    lists: addressOf(djRequestCalls.submit, { params }),
    live: addressOf(liveCalls.dj, { params, query: {} }),
  };
}
