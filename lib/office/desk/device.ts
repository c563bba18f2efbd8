import { createJSONStorage, type PersistStorage } from "zustand/middleware";
import { deviceStorage } from "@/lib/client/browser-storage";
import { isForgotten } from "@/lib/client/forgotten";

/**
 * A desk of a thousand items takes some time to write. The page shows a change first, and what is changed within this
 * time is written once.
 */
const WRITE_MS = 250;

/**
 * The device's storage for a desk. It writes what `current` returns shortly after a change, at the latest when the
 * page is left. If it is full or turned off, the store works on until the page closes, and `onFull` is called.
 */
export function deskStorage(current: () => unknown, onFull: () => void): PersistStorage<unknown> {
  const device = createJSONStorage<unknown>(() => deviceStorage);
  let due: { key: string; version: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (!due) return;
    const { key, version } = due;
    due = undefined;
    if (isForgotten(key)) return;
    if (!deviceStorage.setItem(key, JSON.stringify({ state: current(), version }))) onFull();
  }

  if (typeof window !== "undefined") {
    window.addEventListener("pagehide", write);
    // Phones end background pages without an event.
    document.addEventListener("visibilitychange", write);
  }

  return {
    // What is due is not written first: another tab may have written since, and the store joins the two.
    getItem: (key) => device?.getItem(key) ?? null,
    removeItem: (key) => device?.removeItem(key),
    setItem(key, { version = 0 }) {
      due = { key, version };
      timer ??= setTimeout(write, WRITE_MS);
    },
  };
}
