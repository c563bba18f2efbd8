import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptOnDevice } from "@/lib/client/kept-store";
import { keptNights, type PastNight, withNight } from "./rules";

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
    keptOnDevice("past-nights", keptNights, { skipHydration: true }),
  ),
);
