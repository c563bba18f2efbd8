import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persistedOnDevice } from "@/lib/client/persisted-store";
import { type PastNight, persistedNights, withNight } from "./rules";

type Nights = {
  /** The newest first. */
  nights: PastNight[];
  keep: (night: PastNight) => void;
  /** Forgets every night of this phone. */
  forget: () => void;
};

/** What this phone asked for at which night. It stays on the phone: the server forgets. */
export const usePastNights = create<Nights>()(
  persist(
    (set) => ({
      nights: [],
      keep: (night) => set(({ nights }) => ({ nights: withNight(nights, night) })),
      forget: () => set({ nights: [] }),
    }),
    // Read after hydration, because the server's HTML cannot know it.
    persistedOnDevice("past-nights", persistedNights, { skipHydration: true }),
  ),
);
