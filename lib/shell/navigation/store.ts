import { create } from "zustand";

/** The page that has been asked for and is not here yet. */
export const useNavigationStore = create<{ destination: string | undefined }>()(() => ({
  destination: undefined,
}));
