import { z } from "zod/mini";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persistedOnDevice } from "@/lib/client/persisted-store";

/** How many events are remembered: nobody plays more nights at once. */
const MOST_EVENTS = 20;

const keptSchema = z.object({ marks: z.record(z.string(), z.string()) });

type Looks = z.infer<typeof keptSchema> & { keep: (eventId: string, mark: string) => void };

/** Up to which request (ISO 8601 UTC) this device has shown the board of each event. */
export const useLooksStore = create<Looks>()(
  persist(
    (set) => ({
      marks: {},
      keep: (eventId, mark) =>
        set(({ marks: { [eventId]: _, ...others } }) => ({
          // The newest come last.
          marks: Object.fromEntries(
            [...Object.entries(others), [eventId, mark]].slice(-MOST_EVENTS),
          ),
        })),
    }),
    // Read when it is used, which is long after the page has come.
    persistedOnDevice("looks", keptSchema, { skipHydration: true }),
  ),
);
