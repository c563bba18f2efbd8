import { z } from "zod/mini";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { ErrorCode } from "@/lib/http/errors";
import type { NewRequest } from "@/lib/requests/schema";
import { type SavedAsk, savedAskSchema } from "./schema";

type Outbox = {
  asks: SavedAsk[];
  save: (code: string, ask: NewRequest) => void;
  refuse: (id: string, refusal: ErrorCode) => void;
  remove: (id: string) => void;
};

const keptSchema = z.object({ asks: z.array(savedAskSchema) });

/**
 * What a guest has asked for and the server has not confirmed: kept on the phone, so that neither a dead
 * spot nor a closed page loses a request.
 */
export const useOutboxStore = create<Outbox>()(
  persist(
    (set) => ({
      asks: [],
      save: (code, ask) =>
        set(({ asks }) => ({
          asks: [...asks, { code, ask, savedAt: new Date().toISOString(), refusal: null }],
        })),
      refuse: (id, refusal) =>
        set(({ asks }) => ({
          asks: asks.map((saved) => (saved.ask.id === id ? { ...saved, refusal } : saved)),
        })),
      remove: (id) => set(({ asks }) => ({ asks: asks.filter(({ ask }) => ask.id !== id) })),
    }),
    {
      name: "crowdcue-outbox",
      partialize: ({ asks }) => ({ asks }),
      // The server's HTML knows nothing of it: read after the page has come alive.
      skipHydration: true,
      merge: (kept, current) => {
        const { success, data } = keptSchema.safeParse(kept);
        return success ? { ...current, asks: data.asks } : current;
      },
    },
  ),
);
