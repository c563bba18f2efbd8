import { z } from "zod/mini";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptOnDevice } from "@/lib/client/kept-store";

type BoardState = {
  /** A sound with each new request; off until the DJ asks for it. */
  isSoundOn: boolean;
  toggleSound: () => void;
  /** The requests selected for one change to all of them; undefined outside of selection mode. */
  picked: ReadonlySet<string> | undefined;
  startPicking: () => void;
  stopPicking: () => void;
  pick: (id: string) => void;
};

const keptSchema = z.object({ isSoundOn: z.boolean() });

/** What the DJ is doing on this tablet. */
export const useBoardStore = create<BoardState>()(
  persist(
    (set) => ({
      isSoundOn: false,
      toggleSound: () => set(({ isSoundOn }) => ({ isSoundOn: !isSoundOn })),
      picked: undefined,
      startPicking: () => set({ picked: new Set() }),
      stopPicking: () => set({ picked: undefined }),
      pick: (id) =>
        set(({ picked }) => {
          const next = new Set(picked);
          if (!next.delete(id)) next.add(id);
          return { picked: next };
        }),
    }),
    // The server's HTML cannot know it: it is read after hydration.
    keptOnDevice("board", keptSchema, { skipHydration: true }),
  ),
);
