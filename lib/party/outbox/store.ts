import { v7 as uuid } from "uuid";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptOnDevice } from "@/lib/client/kept-store";
import { keptSteps } from "./kept-rules";
import type { SavedStep } from "./schema";

type NewStep = Omit<SavedStep, "id" | "isSent" | "clash">;

type Outbox = {
  outbox: string;
  last: number;
  steps: SavedStep[];
  downSince: number | null;
  setDownSince: (downSince: number | null) => void;
  /** Whether the server leaves a step without an answer. */
  isSilent: boolean;
  setSilent: (isSilent: boolean) => void;
  save: (step: NewStep) => SavedStep;
  update: (id: string, fields: Partial<SavedStep>) => void;
  remove: (ids: readonly string[]) => void;
};

/**
 * The outbox of the board: the DJ's steps that the server has not confirmed, in order. Kept on the device, so that
 * neither a dead spot nor a closed page loses them.
 */
export const useStepsStore = create<Outbox>()(
  persist(
    (set, get) => ({
      outbox: "",
      last: 0,
      steps: [],
      downSince: null,
      setDownSince: (downSince) => set({ downSince }),
      isSilent: false,
      setSilent: (isSilent) => set({ isSilent }),
      save(fields) {
        reread();
        const { outbox: known, last } = get();
        const outbox = known || uuid();
        const step = { ...fields, id: `${outbox}.${last + 1}`, isSent: false, clash: null };
        set(({ steps }) => ({ outbox, last: last + 1, steps: [...steps, step] }));
        return step;
      },
      update(id, fields) {
        reread();
        set(({ steps }) => ({
          steps: steps.map((step) => (step.id === id ? { ...step, ...fields } : step)),
        }));
      },
      remove(ids) {
        reread();
        set(({ steps }) => ({ steps: steps.filter(({ id }) => !ids.includes(id)) }));
      },
    }),
    // Read after hydration, because the server's HTML cannot know it.
    keptOnDevice("steps", keptSteps, { skipHydration: true }),
  ),
);

/** Another tab may have written: its steps must not be lost. */
function reread() {
  useStepsStore.persist.rehydrate();
}
