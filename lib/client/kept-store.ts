import { createJSONStorage, type PersistOptions, type StateStorage } from "zustand/middleware";
import { isForgotten } from "./forgotten";

type Rest<State, Kept> = Pick<PersistOptions<State, Kept>, "skipHydration" | "version" | "migrate">;

/** What a store keeps, by name, and how to read what is still valid of it. A zod schema is one. */
export type Kept = {
  shape: object;
  safeParse: (kept: unknown) => { success: boolean; data?: object | undefined };
};

/**
 * Options for `persist` that keep on this device the part of a store that the schema describes. Drops stored data that
 * the schema refuses, because another version wrote it or somebody edited it.
 */
export function keptOnDevice<State extends object>(
  name: string,
  schema: Kept,
  rest: Rest<State, unknown> = {},
): PersistOptions<State, unknown> {
  return {
    name: `crowdcue-${name}`,
    partialize: (state) =>
      Object.fromEntries(Object.entries(state).filter(([key]) => key in schema.shape)),
    merge: (kept, current) => {
      const { success, data } = schema.safeParse(kept);
      return success ? { ...current, ...data } : current;
    },
    storage: createJSONStorage(() => readBeforeWritten(window.localStorage)),
    ...rest,
  };
}

/**
 * A storage that ignores writes until the store has read it. A store that is changed before its hydration would
 * otherwise replace what the device keeps with its initial state.
 */
function readBeforeWritten(kept: Storage): StateStorage {
  let isRead = false;
  return {
    getItem(name) {
      isRead = true;
      return kept.getItem(name);
    },
    setItem: (name, value) => isRead && !isForgotten(name) && kept.setItem(name, value),
    removeItem: (name) => kept.removeItem(name),
  };
}
