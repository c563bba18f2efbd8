import { z } from "zod/mini";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { tabStorage } from "@/lib/client/browser-storage";
import { persistedOnDevice } from "@/lib/client/persisted-store";
import { type Draft, draftSchema, EMPTY_DRAFT } from "./schema";

type BookingState = {
  draft: Draft;
  set: (changed: Partial<Draft>) => void;
  /** Returns a function that brings back what was cleared. */
  clear: () => () => void;
};

const keptSchema = z.object({ draft: draftSchema });

/**
 * The enquiry that is being written. It survives a reload, but not the tab: clients' details must not stay on a shared
 * device.
 */
export const useBookingStore = create<BookingState>()(
  persist(
    (set, get) => ({
      draft: EMPTY_DRAFT,
      set: (changed) => set(({ draft }) => ({ draft: { ...draft, ...changed } })),
      clear() {
        const { draft } = get();
        set({ draft: EMPTY_DRAFT });
        return () => set({ draft });
      },
    }),
    {
      // After hydration, because the server knows no draft.
      ...persistedOnDevice<BookingState>("booking", keptSchema, {
        skipHydration: true,
      }),
      storage: createJSONStorage<unknown>(() => tabStorage),
    },
  ),
);
