import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persistedOnDevice } from "@/lib/client/persisted-store";
import { persistedAnswers } from "./persisted-rules";

type Answers = {
  /** The codes of the events at which the guest is told. */
  told: string[];
  /** The guest has said no, and is never asked again. */
  isRefused: boolean;
  accept: (code: string) => void;
  stop: (code: string) => void;
  refuse: () => void;
};

const MOST_KEPT = 20;

/** Whether this phone's guest wants to be told of their songs while the page is closed. */
export const useTellingStore = create<Answers>()(
  persist(
    (set) => {
      const without = (told: string[], code: string) => told.filter((known) => known !== code);
      return {
        told: [],
        isRefused: false,
        accept: (code) =>
          set(({ told }) => ({ told: [...without(told, code), code].slice(-MOST_KEPT) })),
        stop: (code) => set(({ told }) => ({ told: without(told, code), isRefused: true })),
        refuse: () => set({ isRefused: true }),
      };
    },
    persistedOnDevice("telling", persistedAnswers),
  ),
);
