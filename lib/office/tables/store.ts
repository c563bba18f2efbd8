import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persistedOnDevice } from "@/lib/client/persisted-store";
import { completed, moved } from "./rules";
import { type ColumnChoice, columnChoiceSchema, type SongColumn, songColumns } from "./schema";

type ColumnStore = ColumnChoice & {
  move: (column: SongColumn, step: 1 | -1) => void;
  show: (column: SongColumn, isShown: boolean) => void;
  setDense: (isDense: boolean) => void;
  reset: () => void;
};

const USUAL: Pick<ColumnChoice, "order" | "hidden"> = { order: [...songColumns], hidden: [] };

/** Which columns the visitor sees, in which order and how close: of this device, where there is room or not. */
export const useColumnStore = create<ColumnStore>()(
  persist(
    (set) => ({
      ...USUAL,
      isDense: false,
      move: (column, step) =>
        set(({ order }) => ({ order: moved(completed(order), column, step) })),
      show: (column, isShown) =>
        set(({ hidden }) => {
          const others = hidden.filter((one) => one !== column);
          return { hidden: isShown ? others : [...others, column] };
        }),
      setDense: (isDense) => set({ isDense }),
      reset: () => set(USUAL),
    }),
    // Read after hydration: the server's HTML shows the usual columns.
    persistedOnDevice("columns", columnChoiceSchema, { skipHydration: true }),
  ),
);
