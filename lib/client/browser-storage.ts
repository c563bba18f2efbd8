/** What the product uses of Web Storage. None of it throws. */
export type BrowserStorage = {
  keys: () => string[];
  getItem: (key: string) => string | null;
  /** Returns whether the browser keeps it. What it does not keep lasts until the page closes. */
  setItem: (key: string, value: string) => boolean;
  removeItem: (key: string) => void;
};

/**
 * A storage of the browser. The page's memory takes its place where it is blocked, full or missing: the built-in
 * browsers of some apps have none.
 */
function browserStorage(name: "localStorage" | "sessionStorage"): BrowserStorage {
  /** What the browser does not keep, by key. */
  const memory = new Map<string, string>();

  function stored(): Storage | undefined {
    try {
      return window[name] ?? undefined;
    } catch {
      return undefined;
    }
  }

  return {
    keys: () => [...new Set([...Object.keys(stored() ?? {}), ...memory.keys()])],
    getItem: (key) => memory.get(key) ?? stored()?.getItem(key) ?? null,
    setItem(key, value) {
      try {
        window[name].setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        // Nothing of one visitor may stay in the server's memory.
        if (typeof window !== "undefined") memory.set(key, value);
        return false;
      }
    },
    removeItem(key) {
      memory.delete(key);
      stored()?.removeItem(key);
    },
  };
}

/** Lasts on this device, for all tabs. */
export const deviceStorage = browserStorage("localStorage");

/** Tells the other open pages of this device, which get it as a `storage` event. Nothing is kept. */
export function tellOtherPages(key: string, value: string) {
  deviceStorage.setItem(key, value);
  deviceStorage.removeItem(key);
}

/** Lasts until the tab is closed, for this tab only. */
export const tabStorage = browserStorage("sessionStorage");
