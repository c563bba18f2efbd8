import { create } from "zustand";

/** The page that was last asked for. */
export const useNavigationStore = create<{ destination: string | undefined }>()(() => ({
  destination: undefined,
}));
