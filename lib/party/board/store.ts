import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persistedOnDevice, persistedParts } from "@/lib/client/persisted-store";

type BoardState = {
  /** Whether each new request makes a sound; off by default. */
  isSoundOn: boolean;
  toggleSound: () => void;
  /** In the order by what fits what is playing: whether the rest is left out. */
  onlyFits: boolean;
  toggleOnlyFits: () => void;
  /** Ids selected for a bulk action; undefined outside of selection mode. */
  picked: ReadonlySet<string> | undefined;
  startPicking: () => void;
  stopPicking: () => void;
  pick: (id: string) => void;
  pickAll: (ids: string[]) => void;
};

const persisted = persistedParts({ isSoundOn: (isOn) => isOn === true });

/** The DJ's own state on this tablet. */
export const useBoardStore = create<BoardState>()(
  persist(
    (set) => ({
      isSoundOn: false,
      toggleSound: () => set(({ isSoundOn }) => ({ isSoundOn: !isSoundOn })),
      onlyFits: false,
      toggleOnlyFits: () => set(({ onlyFits }) => ({ onlyFits: !onlyFits })),
      picked: undefined,
      startPicking: () => set({ picked: new Set() }),
      stopPicking: () => set({ picked: undefined }),
      pickAll: (ids) => set({ picked: new Set(ids) }),
      pick: (id) =>
        set(({ picked }) => {
          const next = new Set(picked);
          if (!next.delete(id)) next.add(id);
          return { picked: next };
        }),
    }),
    // Read after hydration, because the server's HTML cannot know it.
    persistedOnDevice("board", persisted, { skipHydration: true }),
  ),
);
