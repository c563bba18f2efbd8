import { useEffect } from "react";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { useNotificationsStore } from "./store";

/** Notifies a guest of new statuses of their requests at this event, which are currently `own`. */
export function useOwnUpdates(code: string, timeZone: string, own: GuestRequest[] | undefined) {
  useEffect(() => {
    const mine = own?.filter((request) => request.mine);
    if (mine) useNotificationsStore.getState().recordStatuses(code, timeZone, mine);
  }, [code, timeZone, own]);
}
