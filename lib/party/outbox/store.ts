import { v7 as uuid } from "uuid";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persistedOnDevice } from "@/lib/client/persisted-store";
import type { Step, StepAnswer } from "@/lib/party/requests/change-schema";
import { persistedSteps } from "./persisted-rules";
import type { ConfirmedStep, SavedStep } from "./schema";
import { numberOf, stepsStorage } from "./steps-storage";

export type NewStep = Omit<SavedStep, "id" | "isSent" | "clash">;

export type StepOutbox = {
  /** The prefix of this device's step ids: steps with the same prefix never clash, whichever tab took them. */
  outbox: string;
  /** The steps of all tabs, in order. */
  steps: SavedStep[];
  /** The newest steps that this page has sent, in order. */
  confirmed: ConfirmedStep[];
  /** The step that this page has undone last. */
  undone: Step | null;
  downSince: number | null;
  setDownSince: (downSince: number | null) => void;
  /** Whether the server has failed to answer a step. */
  isSilent: boolean;
  setSilent: (isSilent: boolean) => void;
  save: (step: NewStep) => SavedStep;
  update: (id: string, fields: Partial<SavedStep>) => void;
  remove: (ids: readonly string[]) => void;
  /** Takes out a step that was not sent. */
  takeBack: (step: SavedStep) => void;
  confirm: (step: SavedStep, answer: StepAnswer) => void;
  /** Forgets what is only of this page, which leaves the board. */
  leave: () => void;
};

/** The lists include the others by now: each is read again, or told, within seconds. */
const MOST_CONFIRMED = 100;

let last = 0;

/** Based on the time in ms, so that tabs number their steps differently. */
function nextNumber(steps: readonly SavedStep[]) {
  last = Math.max(Date.now(), last + 1, ...steps.map(({ id }) => numberOf(id) + 1));
  return last;
}

function without(steps: readonly SavedStep[], ids: readonly string[]) {
  return steps.filter(({ id }) => !ids.includes(id));
}

/**
 * The outbox of the board: the DJ's steps that the server has not confirmed, in order. Kept on the device, so that
 * neither a dead spot nor a closed page loses them. All tabs share it.
 */
export const useStepsStore = create<StepOutbox>()(
  persist(
    (set, get) => ({
      outbox: "",
      steps: [],
      confirmed: [],
      undone: null,
      downSince: null,
      setDownSince: (downSince) => set({ downSince }),
      isSilent: false,
      setSilent: (isSilent) => set({ isSilent }),
      save(fields) {
        const outbox = get().outbox || uuid();
        const id = `${outbox}.${nextNumber(get().steps)}`;
        const step = { ...fields, id, isSent: false, clash: null };
        set(({ steps }) => ({ outbox, steps: [...steps, step] }));
        return step;
      },
      update: (id, fields) =>
        set(({ steps }) => ({
          steps: steps.map((step) => (step.id === id ? { ...step, ...fields } : step)),
        })),
      remove: (ids) => set(({ steps }) => ({ steps: without(steps, ids) })),
      takeBack: ({ id, step }) =>
        set(({ steps }) => ({ steps: without(steps, [id]), undone: step })),
      confirm: (step, answer) =>
        set(({ steps, confirmed, undone }) => ({
          steps: without(steps, [step.id]),
          confirmed: [...confirmed, { ...step, answer }].slice(-MOST_CONFIRMED),
          undone: step.act.kind === "undo" ? answer.step : undone,
        })),
      leave: () => set({ confirmed: [], undone: null }),
    }),
    // Read after hydration, because the server's HTML cannot know it.
    {
      ...persistedOnDevice("steps", persistedSteps, { skipHydration: true }),
      storage: stepsStorage(),
    },
  ),
);
