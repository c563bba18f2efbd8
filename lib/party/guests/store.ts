import { z } from "zod/mini";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { ErrorCode } from "@/lib/calls/errors";
import type { NewRequest } from "@/lib/party/requests/schema";
import { type Draft, draftSchema, type SavedAsk, savedAskSchema } from "./schema";

type Outbox = {
  asks: SavedAsk[];
  /** The requests that the last of them became: a page that hears of one, and was read before, knows it by this. */
  confirmed: string[];
  /** What stands in the form and has not been sent. */
  draft: Draft;
  write: (words: Partial<Draft>) => void;
  save: (code: string, ask: NewRequest) => void;
  refuse: (id: string, refusal: ErrorCode) => void;
  confirm: (id: string, requestId: string) => void;
  remove: (id: string) => void;
};

const CONFIRMED_KEPT = 20;

const keptSchema = z.object({
  asks: z.array(savedAskSchema),
  confirmed: z._default(z.array(z.string()), []),
  draft: draftSchema,
});
export const emptyDraft: Draft = { title: "", artist: "", name: "", message: "" };

/**
 * What a guest is writing, and what they have asked for and the server has not confirmed: kept on the
 * phone, so that neither a dead spot nor a closed page loses it.
 */
export const useOutboxStore = create<Outbox>()(
  persist(
    (set) => ({
      asks: [],
      confirmed: [],
      draft: emptyDraft,
      write: (words) => set(({ draft }) => ({ draft: { ...draft, ...words } })),
      save: (code, ask) =>
        set(({ asks }) => ({
          asks: [...asks, { code, ask, savedAt: new Date().toISOString(), refusal: null }],
        })),
      refuse: (id, refusal) =>
        set(({ asks }) => ({
          asks: asks.map((saved) => (saved.ask.id === id ? { ...saved, refusal } : saved)),
        })),
      confirm: (id, requestId) =>
        set(({ asks, confirmed }) => ({
          asks: asks.filter(({ ask }) => ask.id !== id),
          confirmed: [...confirmed, requestId].slice(-CONFIRMED_KEPT),
        })),
      remove: (id) => set(({ asks }) => ({ asks: asks.filter(({ ask }) => ask.id !== id) })),
    }),
    {
      name: "crowdcue-outbox",
      partialize: ({ asks, confirmed, draft }) => ({ asks, confirmed, draft }),
      // The server's HTML knows nothing of it: read after the page has come alive.
      skipHydration: true,
      merge: (kept, current) => {
        const { success, data } = keptSchema.safeParse(kept);
        return success ? { ...current, ...data } : current;
      },
    },
  ),
);
