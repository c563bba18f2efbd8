import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { ErrorCode } from "@/lib/calls/errors";
import { persistedOnDevice } from "@/lib/client/persisted-store";
import type { NewRequest, OwnWords, SubmissionAnswer } from "@/lib/party/requests/schema";
import { emptyDraft, fromFormer, persistedOutbox } from "./persisted-rules";
import type { Draft, Submission } from "./schema";

/** The state of the submission that is being sent. */
export type Sending =
  | { id: string; state: "inFlight" | "unanswered" }
  /** Too soon after the previous request: sent again at `until`, in ms since 1970. */
  | { id: string; state: "paused"; until: number };

/** The request that a submission has replaced, and what the guest had written with it. */
export type Swapped = { id: string; title: string; words: OwnWords };

/** The server's answer to a submission. */
export type Outcome = { code: string; title: string } & (
  | { answer: SubmissionAnswer; swapped?: Swapped }
  | { refusal: ErrorCode }
);

type GuestOutbox = {
  submissions: Submission[];
  /** Ids of what the guest has recently asked or voted for, by which a page recognizes its own in the stream. */
  confirmed: string[];
  /** The form's unsent content. */
  draft: Draft;
  sending: Sending | undefined;
  /** The newest answer. */
  outcome: Outcome | undefined;
  /** The event whose page is open, which shows the outcome itself. */
  watched: string | undefined;
  write: (words: Partial<Draft>) => void;
  save: (code: string, request: NewRequest, swaps?: Submission["swaps"]) => void;
  show: (sending: Sending) => void;
  refuse: (submission: Submission, refusal: ErrorCode) => void;
  confirm: (submission: Submission, answer: SubmissionAnswer, swapped?: Swapped) => void;
  /** Notes that the server has confirmed a vote, or that the guest has left a request. */
  recognize: (id: string, mine: boolean) => void;
  remove: (id: string) => void;
  watch: (code: string | undefined) => void;
};

const CONFIRMED_KEPT = 50;

/**
 * The outbox: the draft, and the submitted requests that the server has not confirmed. Kept on the phone, so that
 * neither a dead spot nor a closed page loses them.
 */
export const useOutboxStore = create<GuestOutbox>()(
  persist(
    (set) => ({
      submissions: [],
      confirmed: [],
      draft: emptyDraft,
      sending: undefined,
      outcome: undefined,
      watched: undefined,
      write: (words) => set(({ draft }) => ({ draft: { ...draft, ...words } })),
      save: (code, request, swaps) =>
        set(({ submissions }) => ({
          outcome: undefined,
          submissions: [
            ...submissions,
            {
              code,
              request,
              savedAt: new Date().toISOString(),
              refusal: null,
              ...(swaps && { swaps }),
            },
          ],
        })),
      show: (sending) => set({ sending }),
      refuse: ({ code, request }, refusal) =>
        set(({ submissions }) => ({
          outcome: { code, title: request.title, refusal },
          submissions: submissions.map((saved) =>
            saved.request.id === request.id ? { ...saved, refusal } : saved,
          ),
        })),
      confirm: ({ code, request }, answer, swapped) =>
        set(({ submissions, confirmed }) => ({
          outcome: { code, title: request.title, answer, ...(swapped && { swapped }) },
          submissions: without(submissions, request.id),
          confirmed: withId(confirmed, answer.request.id),
        })),
      recognize: (id, mine) =>
        set(({ confirmed }) => ({
          confirmed: mine ? withId(confirmed, id) : confirmed.filter((one) => one !== id),
        })),
      remove: (id) => set(({ submissions }) => ({ submissions: without(submissions, id) })),
      watch: (watched) => set({ watched }),
    }),
    persistedOnDevice("outbox", persistedOutbox, {
      // Read after hydration, because the server's HTML cannot know it.
      skipHydration: true,
      version: 1,
      migrate: fromFormer,
    }),
  ),
);

function withId(ids: readonly string[], id: string) {
  return [...ids.filter((one) => one !== id), id].slice(-CONFIRMED_KEPT);
}

function without(submissions: Submission[], id: string) {
  return submissions.filter(({ request }) => request.id !== id);
}
