import { createJSONStorage, type PersistOptions, type StateStorage } from "zustand/middleware";
import { isRecord } from "@/lib/text/shape";
import { type BrowserStorage, deviceStorage } from "./browser-storage";
import { isForgotten } from "./forgotten";

type Rest<State> = Pick<PersistOptions<State, unknown>, "skipHydration" | "version" | "migrate">;

/** What a store persists, by name, and how to read what is still valid of it. A zod schema is one. */
type Persisted = {
  shape: object;
  safeParse: (stored: unknown) => { success: boolean; data?: object | undefined };
};

/** What a store persists, each part read by a guard of its own, so that a part that no longer fits costs no other. */
export function persistedParts<Read extends Record<string, (stored: unknown) => unknown>>(
  read: Read,
) {
  type Parts = { [Name in keyof Read]: ReturnType<Read[Name]> };
  return {
    shape: read,
    safeParse(stored: unknown): { success: boolean; data?: Parts } {
      if (!isRecord(stored)) return { success: false };
      const parts = Object.entries(read).map(([name, readPart]) => [name, readPart(stored[name])]);
      return { success: true, data: Object.fromEntries(parts) };
    },
  };
}

/**
 * Options for `persist` that keep on this device the part of a store that the schema describes. Drops stored data that
 * the schema refuses, because another version wrote it or somebody edited it.
 */
export function persistedOnDevice<State extends object>(
  name: string,
  schema: Persisted,
  rest: Rest<State> = {},
): PersistOptions<State, unknown> {
  return {
    name: `crowdcue-${name}`,
    partialize: (state) =>
      Object.fromEntries(Object.entries(state).filter(([key]) => key in schema.shape)),
    merge: (stored, current) => {
      const { success, data } = schema.safeParse(stored);
      return success ? { ...current, ...data } : current;
    },
    storage: createJSONStorage(() => readBeforeWritten(deviceStorage)),
    ...rest,
  };
}

/**
 * A storage that ignores writes until the store has read it. A store that is changed before its hydration would
 * otherwise replace what the device has stored with its initial state.
 */
function readBeforeWritten(device: BrowserStorage): StateStorage {
  let isRead = false;
  return {
    getItem(name) {
      isRead = true;
      return device.getItem(name);
    },
    setItem: (name, value) => isRead && !isForgotten(name) && device.setItem(name, value),
    removeItem: (name) => device.removeItem(name),
  };
}
