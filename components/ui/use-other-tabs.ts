import { useEffect } from "react";

type KeptStore = {
  persist: { getOptions: () => { name?: string }; rehydrate: () => void };
};

/** Rereads a persisted store when another tab has written to it. */
export function useOtherTabs({ persist }: KeptStore) {
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === persist.getOptions().name) persist.rehydrate();
    };
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, [persist]);
}
