import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { ErrorCode } from "@/lib/calls/errors";
import { keptOnDevice } from "@/lib/client/kept-store";
import type { NewRequest } from "@/lib/party/requests/schema";
import { type Draft, formerOutboxSchema, outboxSchema, type Submission } from "./schema";

type Outbox = {
  submissions: Submission[];
  /** Ids of the last confirmed requests, by which a page recognizes its own in the stream. */
  confirmed: string[];
  /** What is in the form and has not been sent. */
  draft: Draft;
  write: (words: Partial<Draft>) => void;
  save: (code: string, request: NewRequest) => void;
  refuse: (id: string, refusal: ErrorCode) => void;
  confirm: (id: string, requestId: string) => void;
  remove: (id: string) => void;
};

const CONFIRMED_KEPT = 20;

export const emptyDraft: Draft = { title: "", artist: "", name: "", message: "" };

/**
 * What a guest is writing, and what they have submitted and the server has not confirmed: kept on the phone, so that
 * neither a dead spot nor a closed page loses it.
 */
export const useOutboxStore = create<Outbox>()(
  persist(
    (set) => ({
      submissions: [],
      confirmed: [],
      draft: emptyDraft,
      write: (words) => set(({ draft }) => ({ draft: { ...draft, ...words } })),
      save: (code, request) =>
        set(({ submissions }) => ({
          submissions: [
            ...submissions,
            { code, request, savedAt: new Date().toISOString(), refusal: null },
          ],
        })),
      refuse: (id, refusal) =>
        set(({ submissions }) => ({
          submissions: submissions.map((saved) =>
            saved.request.id === id ? { ...saved, refusal } : saved,
          ),
        })),
      confirm: (id, requestId) =>
        set(({ submissions, confirmed }) => ({
          submissions: without(submissions, id),
          confirmed: [...confirmed, requestId].slice(-CONFIRMED_KEPT),
        })),
      remove: (id) => set(({ submissions }) => ({ submissions: without(submissions, id) })),
    }),
    keptOnDevice("outbox", outboxSchema, {
      // The server's HTML cannot know it: it is read after hydration.
      skipHydration: true,
      version: 1,
      migrate: (former) => formerOutboxSchema.safeParse(former).data,
    }),
  ),
);

function without(submissions: Submission[], id: string) {
  return submissions.filter(({ request }) => request.id !== id);
}
