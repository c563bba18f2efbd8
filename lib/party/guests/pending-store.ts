import { create } from "zustand";
import type { PendingBacking } from "./replay";

/** What this page has sent about requests, and the server has not answered. */
export const usePendingStore = create<{ backings: PendingBacking[] }>(() => ({ backings: [] }));

/** Shows a vote, or its end, until the returned function is called. */
export function showPending(backing: PendingBacking) {
  usePendingStore.setState(({ backings }) => ({ backings: [...backings, backing] }));
  return () =>
    usePendingStore.setState(({ backings }) => ({
      backings: backings.filter((one) => one !== backing),
    }));
}
