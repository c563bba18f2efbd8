import { useEffect } from "react";
import { useStore } from "zustand";
import { send } from "@/lib/client/send";
import { deskCalls } from "./calls";
import { forgetOthers } from "./forget";
import type { Area } from "./schema";
import { deskStore } from "./store";

/**
 * The desk of an area on a page of another one: what this device has, and then what the account has as well. Sending
 * what the account lacks stays with the area's own page. Nothing is read until it is wanted.
 */
export function useDeskElsewhere(area: Area, account: string | undefined, isWanted = true) {
  const store = deskStore(area, account);
  useEffect(() => {
    if (!isWanted) return;
    store.persist.rehydrate();
    forgetOthers(area, account);
    if (!account) return;
    // Without a network, what the device has must do.
    send(deskCalls.get, { params: { area } }).then(store.getState().learn, () => undefined);
  }, [area, account, isWanted, store]);
  return useStore(store, ({ desk }) => desk);
}
