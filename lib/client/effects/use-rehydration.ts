import { useEffect } from "react";

type PersistedStore = { persist: { rehydrate: () => unknown } };

/** Reads what the device keeps of a store after hydration: the server's HTML knows nothing of it. */
export function useRehydration({ persist }: PersistedStore) {
  useEffect(() => void persist.rehydrate(), [persist]);
}
