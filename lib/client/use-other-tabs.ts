import { useWindowEvent } from "@/lib/client/effects/use-event";

type KeptStore = {
  persist: { getOptions: () => { name?: string }; rehydrate: () => void };
};

/** Rereads a persisted store when another tab has written to it, or to what it keeps under keys of its own. */
export function useOtherTabs({ persist }: KeptStore) {
  useWindowEvent("storage", ({ key }) => {
    const { name } = persist.getOptions();
    if (key === name || key?.startsWith(`${name}.`)) persist.rehydrate();
  });
}
