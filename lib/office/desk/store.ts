import { z } from "zod/mini";
import { create, type StoreApi } from "zustand";
import { type PersistOptions, persist } from "zustand/middleware";
import { persistedOnDevice } from "@/lib/client/persisted-store";
import { deskStorage } from "./device";
import { joinDesks, readDesk } from "./rules";
import { type Area, type Desk, EMPTY_DESK, type PersistedDesk } from "./schema";

export type DeskState = PersistedDesk & {
  /** Whether the account has everything that is on this device. */
  isSaved: boolean;
  change: (to: (desk: Desk) => Desk) => void;
  /** Joins what the account has. */
  learn: (theirs: PersistedDesk) => void;
  /** The account has kept this desk, which the visitor may have changed since. */
  saved: (desk: Desk, revision: number) => void;
};

/** What is being done about changes that the account lacks. `unkept`: the device has no room for them either. */
type Progress = "resting" | "saving" | "offline" | "failed" | "full" | "signedOut" | "unkept";

/** Its own store, because every change of a kept store is written to the device. */
type ProgressStore = StoreApi<{ progress: Progress }>;

const keptSchema = z.object({
  desk: z.pipe(z.unknown(), z.transform(readDesk)),
  revision: z.catch(z.int(), 0),
  isSaved: z.catch(z.boolean(), false),
});

export type DeskStore = ReturnType<typeof createDeskStore>;

/** A desk on this device. Without an account it is the desk of whoever uses the device. */
export function createDeskStore(area: Area, account?: string) {
  const progress: ProgressStore = create(() => ({ progress: "resting" as const }));
  const name = account ? `desk-${area}-${account}` : `desk-${area}`;
  const desk = create<DeskState>()(
    persist(
      (set) => ({
        desk: EMPTY_DESK,
        revision: 0,
        isSaved: true,
        change: (to) =>
          set((state) => {
            const desk = to(state.desk);
            return desk === state.desk ? state : { desk, isSaved: false };
          }),
        learn: (theirs) => set((state) => joined(state, theirs)),
        saved: (sent, revision) => set(({ desk }) => ({ revision, isSaved: desk === sent })),
      }),
      options(
        name,
        (): DeskState => desk.getState(),
        () => progress.setState({ progress: "unkept" }),
      ),
    ),
  );
  return Object.assign(desk, { progress, account });
}

function joined({ desk }: Pick<DeskState, "desk">, theirs: PersistedDesk) {
  return {
    desk: joinDesks(desk, theirs.desk),
    revision: theirs.revision,
    isSaved: joinDesks(theirs.desk, desk) === theirs.desk,
  };
}

function options(
  name: string,
  current: () => DeskState,
  onFull: () => void,
): PersistOptions<DeskState, unknown> {
  const kept = persistedOnDevice<DeskState>(name, keptSchema, {
    // After hydration, because the server's HTML shows the samples.
    skipHydration: true,
    migrate: (former) => former,
  });
  return {
    ...kept,
    storage: deskStorage(() => kept.partialize?.(current()), onFull),
    // Another tab may have written since this one did, and this one since the other.
    merge(written, current) {
      const read = kept.merge?.(written, current) ?? current;
      if (read === current) return current;
      const { desk, isSaved } = joined(current, read);
      return { ...read, desk, isSaved: isSaved && read.isSaved };
    },
  };
}

/** The desk in what another tab has written; undefined if it cannot be read. */
export function deskInText(written: string) {
  try {
    const { data } = keptSchema.safeParse(JSON.parse(written).state);
    return data && joinDesks(EMPTY_DESK, data.desk);
  } catch {
    return undefined;
  }
}

const stores = new Map<string, DeskStore>();

/** The desk's store of this page load, the same on every page. A server only ever has empty ones. */
export function deskStore(area: Area, account?: string) {
  const key = `${area} ${account ?? ""}`;
  const store = stores.get(key) ?? createDeskStore(area, account);
  if (typeof window !== "undefined") stores.set(key, store);
  return store;
}
