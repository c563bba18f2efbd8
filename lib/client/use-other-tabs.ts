import { useEffect } from "react";

type KeptStore = {
  persist: { getOptions: () => { name?: string }; rehydrate: () => void };
};

/** Rereads a persisted store when another tab has written to it, or to what it keeps under keys of its own. */
export function useOtherTabs({ persist }: KeptStore) {
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      const { name } = persist.getOptions();
      if (key === name || key?.startsWith(`${name}.`)) persist.rehydrate();
    };
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, [persist]);
}
