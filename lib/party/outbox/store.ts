import { v7 as uuid } from "uuid";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptOnDevice } from "@/lib/client/kept-store";
import { keptSteps } from "./kept-rules";
import type { SavedStep } from "./schema";
import { numberOf, stepsStorage } from "./steps-storage";

type NewStep = Omit<SavedStep, "id" | "isSent" | "clash">;

type Outbox = {
  /** The prefix of this device's step ids: steps with the same prefix never clash, whichever tab took them. */
  outbox: string;
  /** The steps of all tabs, in order. */
  steps: SavedStep[];
  downSince: number | null;
  setDownSince: (downSince: number | null) => void;
  /** Whether the server has failed to answer a step. */
  isSilent: boolean;
  setSilent: (isSilent: boolean) => void;
  save: (step: NewStep) => SavedStep;
  update: (id: string, fields: Partial<SavedStep>) => void;
  remove: (ids: readonly string[]) => void;
};

let last = 0;

/** Based on the time in ms, so that tabs number their steps differently. */
function nextNumber(steps: readonly SavedStep[]) {
  last = Math.max(Date.now(), last + 1, ...steps.map(({ id }) => numberOf(id) + 1));
  return last;
}

/**
 * The outbox of the board: the DJ's steps that the server has not confirmed, in order. Kept on the device, so that
 * neither a dead spot nor a closed page loses them. All tabs share it.
 */
export const useStepsStore = create<Outbox>()(
  persist(
    (set, get) => ({
      outbox: "",
      steps: [],
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
      remove: (ids) => set(({ steps }) => ({ steps: steps.filter(({ id }) => !ids.includes(id)) })),
    }),
    // Read after hydration, because the server's HTML cannot know it.
    { ...keptOnDevice("steps", keptSteps, { skipHydration: true }), storage: stepsStorage() },
  ),
);
